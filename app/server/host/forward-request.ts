import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { urlToHttpOptions } from 'node:url'
import type { Logger } from 'pino'
import { isInTrace, startCallSpan } from '../../../telemetry/spans'
import { sendBusy, sendProblem } from './send-problem'
import { BusyError, LimitedQueue, type QueueLimits } from './limited-queue'

const MAX_BODY_BYTES = 1_000_000

/**
 * Hop-by-hop headers (RFC 9110 §7.6.1). Additional headers that `Connection` names are forwarded:
 * otherwise a client could remove `X-Forwarded-For` that way.
 */
const CONNECTION_HEADERS = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Of exchanges with a target, and of the requests that wait for one. */
const LIMITS: QueueLimits = { maxRunning: 64, maxWaiting: 256, maxWaitMs: 10_000 }

interface ForwardOptions extends Partial<QueueLimits> {
  logger: Pick<Logger, 'error'>
  /** Time-out of a whole exchange. */
  timeoutMs?: number
}

interface Asked extends RequestOptions {
  method: string
  headers: OutgoingHttpHeaders
}

type Forward = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Forwards requests to an origin, and its responses back. Answers 413 if the body is too large, 503
 * if too many requests wait, 502 if the target cannot be reached and 504 if it takes too long. If a
 * client disconnects, its exchange is aborted; if the target disconnects, the client's connection
 * is closed.
 */
export function forwardTo(target: string, options: ForwardOptions): Forward {
  const { logger, timeoutMs = 30_000, ...limits } = options
  const { host, pathname } = new URL(target)
  const { protocol, hostname, port } = urlToHttpOptions(new URL(target))
  const { request, Agent } = protocol === 'https:' ? https : http
  const connection = { hostname, port, agent: new Agent({ keepAlive: true }) }
  const queue = new LimitedQueue({ ...LIMITS, ...limits })

  const exchange = async (
    { headers, ...asked }: Asked,
    body: Buffer,
    res: ServerResponse,
  ): Promise<void> => {
    const span = isInTrace()
      ? startCallSpan(`forward ${asked.method}`, {
          'http.request.method': asked.method,
          'server.address': hostname ?? '',
        })
      : undefined
    try {
      await pass({ ...asked, headers: { ...headers, ...span?.headers } }, body, res)
      span?.end({ status: res.statusCode })
    } catch (error) {
      span?.end({ error })
      throw error
    }
  }
  const pass = async (asked: Asked, body: Buffer, res: ServerResponse) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request({ ...connection, ...asked }, resolve)
      asking.on('error', reject).end(body)
    })
    res.statusCode = answer.statusCode ?? 502
    for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
      if (value !== undefined) res.setHeader(name, value)
    }
    await pipeline(answer, res)
  }

  return async (req, res) => {
    const client = new AbortController()
    res.once('close', () => client.abort())
    const asked = await readRequest(req).catch(() => undefined)
    // the connection broke while the body was read
    if (!asked) return void res.destroy()
    if (asked === 'too large') return sendProblem(res, TOO_LARGE)
    const path = pathname.replace(/\/$/, '') + (req.url ?? '/')
    const headers = { ...asked.headers, host }
    const task = async () => {
      const late = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([client.signal, late])
      await exchange({ method: req.method ?? 'GET', path, headers, signal }, asked.body, res).catch(
        (error: unknown) => Promise.reject(late.aborted ? new LateError() : error),
      )
    }
    await queue.run(task, client.signal).catch((error: unknown) => {
      if (client.signal.aborted) return
      if (error instanceof BusyError) return sendBusy(res)
      logger.error({ err: error }, 'request not forwarded')
      sendFailure(res, error)
    })
  }
}

class LateError extends Error {}

/**
 * Reads the body before it is forwarded: a slow client does not occupy the target, and the target
 * gets a Content-Length, whatever the method (a body without one could hide a second request).
 */
async function readRequest(req: IncomingMessage) {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'too large'
  const chunks: Buffer[] = []
  let bytes = 0
  // by default the connection would be destroyed before the 413 is sent
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return 'too large'
  }
  const { 'content-length': _length, ...headers } = endToEnd(req.headers)
  const body = Buffer.concat(chunks)
  return { body, headers: bytes > 0 ? { ...headers, 'content-length': bytes } : headers }
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)),
  )
}

const TOO_LARGE = { status: 413, type: 'proxy', detail: 'The body is larger than one megabyte.' }
const UNREACHABLE = { status: 502, type: 'unavailable', detail: 'The service cannot be reached.' }
const LATE = { status: 504, type: 'unavailable', detail: 'The service takes too long.' }

function sendFailure(res: ServerResponse, error: unknown): void {
  // an incomplete response must not look complete
  if (res.headersSent || res.destroyed) res.destroy()
  else sendProblem(res, error instanceof LateError ? LATE : UNREACHABLE)
}
