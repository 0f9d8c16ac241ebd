import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { Socket } from 'node:net'
import type { RenderedPage } from './rendered-page'

// PWA Kit loses some failures while rendering: without a time-out, requests for such a page would
// wait forever.
const TIMEOUT_MS = 20_000
const UNTAGGED = '""'

interface CaptureRequest {
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Sends a GET request to an application in this process and captures the whole response, so that
 * one rendering can serve many requests and does not depend on any client's connection.
 */
export function captureResponse(
  listener: RequestListener,
  { url, headers }: CaptureRequest,
): Promise<RenderedPage> {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: 'GET', url, headers })
  req.push(null)
  const res = new ServerResponse(req)
  // Prevents Express from hashing the body for an ETag, which the sealed page would not use.
  res.setHeader('ETag', UNTAGGED)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer for ${url}`)), TIMEOUT_MS).unref()
    const keep = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string') {
        chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'))
      } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    // Set on the object itself, because Express replaces its prototype.
    Object.assign(res, {
      write: (chunk: unknown, encoding?: unknown) => {
        keep(chunk, encoding)
        return true
      },
      end: (chunk?: unknown, encoding?: unknown) => {
        keep(chunk, encoding)
        clearTimeout(timer)
        // a middleware may already have written the head, so headers can only be read now
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
