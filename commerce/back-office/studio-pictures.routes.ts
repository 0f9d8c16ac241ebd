import { secondsInDay } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import { PICTURE_LIMITS, PICTURE_TYPES, STUDIO_API } from '../../contracts/studio'
import { badRequest, notFound } from '../http/problem'
import { allowLongUploads } from '../http/slow-bodies'
import { actorOf } from '../operators/operator-access'
import type { Config } from '../config'
import type { PictureService } from '../media/picture.service'
import { PictureQuery, ThumbnailQuery, UploadQuery } from './content-studio.schemas'
import { listPictures, makeThumbnail } from './list-pictures'
import { signed } from './sign-editor'

export interface StudioPicturesNeeds {
  config: Config
  pictures: PictureService
}

export function registerStudioPictures(
  app: FastifyInstance,
  { config, pictures }: StudioPicturesNeeds,
): void {
  const folders = [config.mediaDir, config.importedMediaDir]
  const media = `${STUDIO_API}/media`

  app.get(media, async ({ query }) =>
    listPictures(folders, await pictures.listUploads(), PictureQuery.parse(query)),
  )
  app.get(`${media}/thumbnail`, async ({ query }, reply) => {
    const { path } = ThumbnailQuery.parse(query)
    const picture = await makeThumbnail(folders, path)
    if (!picture) throw notFound(`There is no picture '${path}'.`)
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `private, max-age=${secondsInDay}`)
      .send(picture)
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
