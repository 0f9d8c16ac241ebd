import { STATUS_CODES, type ServerResponse } from 'node:http'

interface Problem {
  status: number
  type: string
  detail: string
}

/** Sends a problem (RFC 7807) that must not be cached. */
export function sendProblem(res: ServerResponse, { status, type, detail }: Problem): void {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/problem+json')
  res.setHeader('Cache-Control', 'no-store')
  res.end(JSON.stringify({ title: STATUS_CODES[status], type, status, detail }))
}

/** How soon a client may retry after it was refused because of too many requests. */
const RETRY_AFTER_SECONDS = 2

/** Answers 503, because too many requests are waiting. */
export function sendBusy(res: ServerResponse): void {
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  sendProblem(res, { status: 503, type: 'busy', detail: 'Too many requests at once.' })
}
