import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { Socket } from 'node:net'
import type { RenderedPage } from './rendered-page'

// PWA Kit loses some failures while rendering: without an end, a page's waiters would never get one.
const TIMEOUT_MS = 20_000
const UNTAGGED = '""'

interface CaptureRequest {
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Sends GET to an application in this process and captures its whole response, so that one
 * rendering can serve many requests, or none that is still open.
 */
export function captureResponse(
  listener: RequestListener,
  { url, headers }: CaptureRequest,
): Promise<RenderedPage> {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: 'GET', url, headers })
  req.push(null)
  const res = new ServerResponse(req)
  // Else Express hashes what it sends, for an ETag that a sealed page does not have.
  res.setHeader('ETag', UNTAGGED)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer for ${url}`)), TIMEOUT_MS)
    const keep = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string') {
        chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'))
      } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    // On the object itself: Express replaces its prototype.
    Object.assign(res, {
      write: (chunk: unknown, encoding?: unknown) => {
        keep(chunk, encoding)
        return true
      },
      end: (chunk?: unknown, encoding?: unknown) => {
        keep(chunk, encoding)
        clearTimeout(timer)
        // a middleware may have written the head by now: it cannot be changed any more
        const { etag: _etag, ...headers } = res.getHeaders()
        resolve({ status: res.statusCode, headers, body: Buffer.concat(chunks) })
        res.emit('finish')
        res.emit('close')
        return res
      },
    })
    listener(req, res)
  })
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value)
}
