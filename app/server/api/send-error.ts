import type { ErrorRequestHandler, Response } from 'express'
import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'

/** Sends an error's status and message, in the same shape as the engine (API-018). */
export function sendError(res: Response, thrown: unknown): void {
  const error = toAppError(thrown)
  const status = error.status >= 400 && error.status < 600 ? error.status : 500
  if (status >= 500) logError('api', { requestId: res.locals.requestId, error: error.raw ?? error })
  const { title, detail, message, fieldErrors, extras, retryAfterMs } = error
  // the browser gets the error in the form in which the storefront got it
  const isClosed = error.kind === 'maintenance'
  if (isClosed) res.set('sfdc_maintenance', 'true')
  if (retryAfterMs !== undefined) res.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  const type = isClosed ? 'maintenance' : error.type
  res
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...extras, status, title, detail, type, message, fieldErrors }))
}

/** Handles the 4xx errors of the body parser: not JSON, or too large. Must stay last. */
export const apiErrorHandler: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = readStatus(error)
  if (status === undefined) return sendError(res, error)
  const title = status === 413 ? 'Payload Too Large' : 'Bad Request'
  const message = 'The request could not be read.'
  sendError(
    res,
    new AppError({
      kind: 'bad-request',
      status,
      title,
      message,
      detail: message,
      type: 'bad-request',
    }),
  )
}

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  return !(error instanceof AppError) && typeof status === 'number' && status < 500
    ? status
    : undefined
}
