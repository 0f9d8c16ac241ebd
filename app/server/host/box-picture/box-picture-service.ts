import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { placesOfMix } from '@rules/box-places'
import { FileStore } from '@/lib/file-store.server'
import type { HostConfig } from '../host-config'
import { MasterError, readMaster } from '../media-master'
import { sendBusy, sendProblem } from '../send-problem'
import { BusyError } from '../limited-queue'
import { WorkQueue } from '../work-queue'
import { parseBoxPictureRequest, type BoxPictureRequest } from './box-picture-request'
import { drawBoxPicture } from './draw-box-picture'
import { readPiecePhotos } from './read-piece-photos'

/**
 * A picture takes a second to draw: only one at a time, so that other requests are answered in
 * between.
 */
const LIMITS = { maxRunning: 1, maxWaiting: 30, maxWaitMs: 20_000 }
const MAX_STORE_BYTES = 128 * 1024 * 1024
/**
 * Part of the cache key. Change it with the drawing, so that stored pictures are no longer sent.
 */
const DRAWING = 'box 1'
/** Cached for a month only: a piece may get another photograph while the URL stays the same. */
const CACHE_CONTROL = 'public, max-age=2592000'

interface BoxPictureOptions {
  config: Pick<HostConfig, 'dataDir' | 'mediaOrigin'>
  logger: Pick<Logger, 'error'>
  /** Answers `/api`, which returns the products. */
  application: RequestListener
  siteIds: readonly string[]
  /** Replaced in tests. */
  fetchMaster?: typeof fetch
}

interface BoxPicture {
  jpeg: Buffer
  etag: string
}

/**
 * `GET /image/box/{siteId}/{mix}.jpg`, or `{mix}~{places}.jpg`: an open box with the pieces of a
 * shared mix, as the preview picture of a link. It shows the photographs of the site's own pieces, by product id; the places
 * of unknown pieces stay empty. 400 for a mix that cannot be read, 404 if the site sells none of
 * its pieces, 502 when products or photographs cannot be reached, 503 when too many requests wait.
 */
export function boxPictureService(options: BoxPictureOptions): RequestHandler {
  const { config, logger, application, siteIds, fetchMaster = fetch } = options
  const store = new FileStore(path.join(config.dataDir, 'box-pictures'), MAX_STORE_BYTES)
  const queue = new WorkQueue<BoxPicture | undefined>(LIMITS)

  const pictureOf = async ({ siteId, pieces, places: given }: BoxPictureRequest) => {
    const ids = pieces.map(({ id }) => id)
    const links = await readPiecePhotos(application, siteId, ids)
    if (links.size === 0) return undefined
    const places = (given ?? placesOfMix(pieces)).map((id) =>
      id === undefined ? id : links.get(id),
    )
    const key = `${DRAWING} ${config.mediaOrigin} ${JSON.stringify(places)}`
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 20)}"`
    const stored = await store.read(key)
    if (stored) return { jpeg: stored, etag }
    const jpeg = await drawBoxPicture(places, await fetchPhotos(new Set(links.values())))
    // even with a full disk the picture is sent
    await store.write(key, jpeg).catch((err: unknown) => logger.error({ err }, 'box picture store'))
    return { jpeg, etag }
  }

  /**
   * Fetches one after another, because masters are large. If a photograph is missing, its cup stays
   * empty.
   */
  const fetchPhotos = async (links: ReadonlySet<string>) => {
    const photos = new Map<string, Uint8Array>()
    for (const link of links) {
      const address = link.startsWith('/media/') ? `${config.mediaOrigin}${link}` : link
      const photo = await readMaster(fetchMaster, address).catch(unlessGone)
      if (photo) photos.set(link, photo)
    }
    return photos
  }

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405)
    const asked = parseBoxPictureRequest(req.url)
    if (!asked) return refuse(res, 400)
    if (!siteIds.includes(asked.siteId)) return refuse(res, 404)
    queue
      .run(req.url.split('?')[0] ?? '', () => pictureOf(asked))
      .then(
        (picture) => (picture ? sendPicture(req, res, picture) : refuse(res, 404)),
        (error: unknown) => {
          if (error instanceof BusyError) return sendBusy(res)
          logger.error({ err: error, path: req.url }, 'box picture failed')
          refuse(res, 502)
        },
      )
  }
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof MasterError) || error.status !== 404) throw error
}

function sendPicture(req: Request, res: Response, { jpeg, etag }: BoxPicture): void {
  res
    .set('Cache-Control', CACHE_CONTROL)
    .set('ETag', etag)
    // pages of other origins show the picture of a shared link
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (req.headers['if-none-match']?.includes(etag)) {
    res.status(304).end()
    return
  }
  res.status(200).set('Content-Type', 'image/jpeg').set('Content-Length', String(jpeg.length))
  res.end(req.method === 'HEAD' ? undefined : jpeg)
}

const DETAILS = {
  400: 'The address is not that of a mix: /image/box/{site}/{piece}-{quantity}.{piece}-{quantity}.jpg, with at most 24 pieces, each once, and 1,000 in all, and after a tilde at most 100 places.',
  404: 'None of these pieces is sold here.',
  405: 'Only GET and HEAD are answered here.',
  502: 'The pieces or their photographs could not be read.',
} as const

function refuse(res: Response, status: keyof typeof DETAILS): void {
  sendProblem(res, { status, type: 'no-box-picture', detail: DETAILS[status] })
}
