import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request, RequestHandler, Response as HostResponse } from 'express'
import type { Logger } from 'pino'
import type { HostConfig } from './host-config'

const ADDRESS = /^\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(mp4|webm|vtt))$/i
const MAX_PATH_LENGTH = 300
/**
 * Time-out for the headers of the answer, ms. The film itself may take as long as it is watched.
 */
const ANSWER_TIMEOUT_MS = 15_000
const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}
const ASKED_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const ANSWERED_HEADERS = [
  'accept-ranges',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]
/** 416: the range begins after the end of the file. */
const PASSED_ON: ReadonlySet<number> = new Set([200, 206, 304, 404, 416])
// a new version of a film gets a new name, but captions may be corrected
const CACHE_CONTROL = 'public, max-age=86400'

interface VideoServiceOptions {
  config: Pick<HostConfig, 'mediaOrigin'>
  logger: Pick<Logger, 'error'>
  /** Replaced in tests. */
  fetchMaster?: typeof fetch
}

/**
 * `GET /video/{path}.{mp4|webm|vtt}`: the film `/media/{path}`, or its captions, under the shop's
 * own address. It is streamed, and only the range that the browser requests (206), because a film
 * may be too large for the host's memory. 400 for another kind of file, 404 for one that does not
 * exist, 502 when films cannot be reached.
 */
export function videoService(options: VideoServiceOptions): RequestHandler {
  const { config, logger } = options
  return (req, res) => {
    const [, path, kind = ''] = ADDRESS.exec(req.path) ?? []
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405)
    if (path === undefined || path.length > MAX_PATH_LENGTH) return refuse(res, 400)
    passOn(req, res, { ...options, address: `${config.mediaOrigin}/media/${path}`, kind }).catch(
      (error: unknown) => {
        if (hasLeft(error)) return
        logger.error({ err: error, path }, 'film failed')
        if (res.headersSent) res.destroy()
        else refuse(res, 502)
      },
    )
  }
}

type Film = VideoServiceOptions & { address: string; kind: string }

async function passOn(req: Request, res: HostResponse, film: Film): Promise<void> {
  const { fetchMaster = fetch, address, kind } = film
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const late = setTimeout(() => gone.abort(new Error('No answer in time')), ANSWER_TIMEOUT_MS)
  const answer = await fetchMaster(address, {
    method: req.method,
    headers: askedHeaders(req),
    signal: gone.signal,
  }).finally(() => clearTimeout(late))
  if (!PASSED_ON.has(answer.status)) throw new Error(`${address} answered ${answer.status}`)
  if (answer.status === 404) {
    await answer.body?.cancel()
    return refuse(res, 404)
  }
  res.status(answer.status)
  for (const name of ANSWERED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) res.setHeader(name, value)
  }
  res.setHeader('Content-Type', TYPES[kind.toLowerCase()] ?? 'application/octet-stream')
  res.setHeader('Cache-Control', CACHE_CONTROL)
  if (!answer.body) return void res.end()
  // the same class of streams, typed differently by two libraries
  await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), res)
}

/** A visitor may close the connection at any time, which is not a failure. */
function hasLeft(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || Reflect.get(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE'
}

function askedHeaders({ headers }: Request): Record<string, string> {
  const asked = ASKED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  // a decoded body would have another length
  return { ...Object.fromEntries(asked), 'accept-encoding': 'identity' }
}

function refuse(res: HostResponse, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send('No such film')
}
