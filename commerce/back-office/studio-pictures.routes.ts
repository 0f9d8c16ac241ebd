import { secondsInDay } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import { PICTURE_LIMITS, PICTURE_TYPES, STUDIO_API } from '../../contracts/studio'
import { badRequest, notFound } from '../http/problem'
import { allowLongUploads } from '../http/slow-bodies'
import { actorOf } from '../operators/operator-access'
import type { Config } from '../config'
import type { PictureLibrary } from '../content/picture-library.service'
import type { PictureReplacing } from '../content/picture-replacement.service'
import { listPictures, makeThumbnail } from '../media/picture-files'
import type { PictureService } from '../media/picture.service'
import {
  ItemParams,
  LibraryQuery,
  PictureQuery,
  Replacement,
  Signed,
  ThumbnailQuery,
  UploadQuery,
} from './content-studio.schemas'
import { signed } from './sign-editor'

export interface StudioPicturesNeeds {
  config: Config
  pictures: PictureService
  pictureLibrary: PictureLibrary & PictureReplacing
}

export function registerStudioPictures(
  app: FastifyInstance,
  { config, pictures, pictureLibrary }: StudioPicturesNeeds,
): void {
  const folders = [config.mediaDir, config.importedMediaDir]
  const media = `${STUDIO_API}/media`

  app.get(media, async ({ query }) =>
    listPictures(folders, await pictures.listUploads(), PictureQuery.parse(query)),
  )
  // lines of orders and subscriptions have pictures too
  app.get(`${media}/thumbnail`, { config: { right: 'home.read' } }, async ({ query }, reply) => {
    const { path } = ThumbnailQuery.parse(query)
    const picture = await makeThumbnail(folders, path)
    if (!picture) throw notFound(`There is no picture '${path}'.`)
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `private, max-age=${secondsInDay}`)
      .send(picture)
  })

  app.get(`${media}/library`, async ({ query }) => pictureLibrary.list(LibraryQuery.parse(query)))
  app.get(`${media}/uses`, async ({ query }) =>
    pictureLibrary.getUses(ThumbnailQuery.parse(query).path),
  )
  app.post(`${media}/replacements`, async (request, reply) => {
    const replacement = signed(request, Replacement.parse(request.body))
    return reply.code(201).send(await pictureLibrary.replace(replacement, actorOf(request)))
  })
  app.post(`${media}/replacements/:id/undo`, async (request) => {
    const { editor } = signed(request, Signed.parse(request.body))
    return pictureLibrary.undo(ItemParams.parse(request.params).id, editor, actorOf(request))
  })
  app.delete(media, async (request) => {
    const { path } = ThumbnailQuery.parse(request.query)
    await pictureLibrary.remove(path, actorOf(request))
    return { path }
  })

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    allowLongUploads(uploads)
    const { bytes: bodyLimit } = PICTURE_LIMITS
    uploads.addContentTypeParser(
      [...PICTURE_TYPES],
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    )
    uploads.post(media, { bodyLimit }, async (request, reply) => {
      const { body } = request
      const asked = signed(request, UploadQuery.parse(request.query))
      if (!Buffer.isBuffer(body)) throw badRequest('Send a picture.')
      const picture = await pictures.upload({ ...asked, bytes: body }, actorOf(request))
      return reply.code(201).send(picture)
    })
  })
}
