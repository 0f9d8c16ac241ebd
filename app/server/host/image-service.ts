import path from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { FileStore } from '@/lib/file-store.server'
import type { HostConfig } from './host-config'
import {
  chooseImageFormat,
  parseImageRequest,
  type ImageFormat,
  type ImageRequest,
} from './image-request'
import { MasterError, readMaster } from './media-master'
import { sendBusy } from './send-problem'
import { BusyError } from './limited-queue'
import { WorkQueue } from './work-queue'
import sharp from 'sharp'
import { IMAGE_QUALITY } from '@/integrations/images/image-service'

/** Encoder settings. A higher effort takes longer and makes smaller files. */
const QUALITY = {
  webp: { quality: IMAGE_QUALITY, effort: 4 },
  jpeg: { quality: IMAGE_QUALITY, mozjpeg: true },
} as const
const MAX_INPUT_PIXELS = 60_000_000

// the service encodes two pictures at a time; more threads would only slow down page rendering
sharp.concurrency(1)
sharp.cache(false)

/**
 * Encodes a master picture in a width and format. Pictures are never enlarged: a smaller master
 * keeps its size. Rejects when the bytes are not a picture.
 */
export function encodeImage(
  master: Uint8Array,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const sized = sharp(master, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'webp') return sized.webp(QUALITY.webp).toBuffer()
  return sized.flatten({ background: '#ffffff' }).jpeg(QUALITY.jpeg).toBuffer()
}

/**
 * A picture takes about a tenth of a second: even the last one in the queue is encoded before the
 * time-out.
 */
const LIMITS = { maxRunning: 2, maxWaiting: 256, maxWaitMs: 20_000 }
const MAX_STORE_BYTES = 512 * 1024 * 1024

interface ImageServiceOptions {
  config: Pick<HostConfig, 'dataDir' | 'mediaOrigin'>
  logger: Pick<Logger, 'error'>
  /** Replaced in tests. */
  fetchMaster?: typeof fetch
}

/**
 * `GET /image/{width}/{path}`: the master `/media/{path}` in that width, in the best format that
 * the browser accepts, cached on disk. 400 for a width or path that is not available, 404 for a
 * master that does not exist, 502 when masters cannot be reached, 503 when too many requests wait.
 */
export function imageService(options: ImageServiceOptions): RequestHandler {
  const { config, logger, fetchMaster = fetch } = options
  const store = new FileStore(path.join(config.dataDir, 'images'), MAX_STORE_BYTES)
  const queue = new WorkQueue<Buffer>(LIMITS)

  const pictureOf = async (asked: ImageRequest, format: ImageFormat): Promise<Buffer> => {
    const key = `${config.mediaOrigin} ${asked.path} ${asked.width} ${format}`
    const stored = await store.read(key)
    if (stored) return stored
    return queue.run(key, async () => {
      const master = await readMaster(fetchMaster, `${config.mediaOrigin}/media/${asked.path}`)
      const picture = await encodeImage(master, asked.width, format)
      // even with a full disk the picture is sent
      await store.write(key, picture).catch((err: unknown) => logger.error({ err }, 'image store'))
      return picture
    })
  }

  return (req, res) => {
    const asked = parseImageRequest(req.url)
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405)
    if (!asked) return refuse(res, 400)
    const format = chooseImageFormat(req.headers.accept)
    pictureOf(asked, format).then(
      (picture) => sendPicture(req, res, picture, format),
      (error: unknown) => {
        if (error instanceof BusyError) return sendBusy(res)
        const status = error instanceof MasterError ? error.status : 502
        if (status !== 404) logger.error({ err: error, path: asked.path }, 'picture failed')
        refuse(res, status)
      },
    )
  }
}

function sendPicture(req: Request, res: Response, picture: Buffer, format: ImageFormat): void {
  res
    .status(200)
    .set('Content-Type', `image/${format}`)
    .set('Content-Length', String(picture.length))
    .set('Cache-Control', 'public, max-age=31536000, immutable')
    // a mail that is opened in a webmail client shows the picture on a page of another origin
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .vary('Accept')
  res.end(req.method === 'HEAD' ? undefined : picture)
}

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send('No such picture')
}
