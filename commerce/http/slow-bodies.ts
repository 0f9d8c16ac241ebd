import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, Transform, type Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

/** An ordinary request must have arrived after this time; Node.js looks every few seconds. */
const REQUEST_WITHIN_MS = 60_000
/** Node.js ends no slow bodies if this is longer than the time for the request. */
const HEAD_WITHIN_MS = 30_000
const LOOK_MS = 5_000
/** A large upload must advance by this much in each interval. */
const PROGRESS_MS = 30_000
const PROGRESS_BYTES = 64_000

const uploading = new WeakSet<Socket>()

/** The server's settings against requests that never end. */
export const REQUEST_LIMITS = {
  requestTimeout: REQUEST_WITHIN_MS,
  http: { headersTimeout: HEAD_WITHIN_MS, connectionsCheckingInterval: LOOK_MS },
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers a request that cannot be read or did not arrive in time, and ends its connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const { code = '' } = error
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket)) return
  if (code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUSES[code] ?? 400
  const title = STATUS_CODES[status] ?? ''
  const detail = status === 408 ? 'The request did not arrive in time.' : 'Not a valid request.'
  const body = JSON.stringify(new Problem(status, toKind(title), title, detail).toBody())
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${title}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n` +
        `Content-Type: application/problem+json\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}

const toKind = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/**
 * Gives the requests of a scope as much time as they make progress. It must be used only behind a
 * check of rights.
 */
export function allowLongUploads(
  scope: FastifyInstance,
  { everyMs = PROGRESS_MS, bytes = PROGRESS_BYTES } = {},
): void {
  scope.addHook('preParsing', async ({ raw }, _reply, body) => {
    uploading.add(raw.socket)
    raw.once('close', () => uploading.delete(raw.socket))
    return requireProgress(body, everyMs, bytes)
  })
}

/** Returns the same bytes; fails with 408 after an interval with fewer than `atLeast` bytes. */
function requireProgress(body: Readable, everyMs: number, atLeast: number): Readable {
  let bytes = 0
  const watched = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  const timer = setInterval(() => {
    // a reader that does not keep up is not the sender's fault
    const isSlow = bytes < atLeast && watched.readableLength === 0
    if (isSlow) watched.destroy(tooSlow())
    bytes = 0
  }, everyMs)
  // a refused body is never read to its end
  timer.unref()
  pipeline(body, watched, () => clearInterval(timer))
  return watched
}

const tooSlow = () =>
  Object.assign(
    new Problem(408, 'request-timeout', 'Request Timeout', 'The upload came to a standstill.'),
    { headers: { connection: 'close' } },
  )
