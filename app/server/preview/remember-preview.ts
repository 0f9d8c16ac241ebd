import type { RequestHandler } from 'express'
import { AppError, badRequestError } from '@/errors/app-error'
import { withPreview } from '@/site/current-preview.server'
import { serverConfig } from '@/site/server-config.server'
import { sendError } from '../api/send-error'
import { isGuarded, toPreviewSearch } from './guarded-address'
import { PreviewAccess, type AccessDecision } from './preview-access'
import { PREVIEW_HEADERS } from './preview-headers'

/**
 * Stores the requested preview for pages and `/api` routes if the visitor may see it; answers 403
 * if not, 400 for invalid parameters. No code below reads the preview parameters itself.
 */
export function rememberPreview(config = serverConfig): RequestHandler {
  let access: PreviewAccess | undefined
  return (req, res, next) => {
    const url = req.originalUrl
    if (!isGuarded(url)) return next()
    access ??= new PreviewAccess(config())
    res.set(PREVIEW_HEADERS)
    access.decide(toPreviewSearch(url), req.headers).then((decision) => {
      if (decision.kind !== 'granted') return sendError(res, toError(decision))
      const { preview, link } = decision
      res.locals.preview = preview
      res.locals.previewLink = link
      withPreview(preview, next)
    }, next)
  }
}

function toError(decision: Exclude<AccessDecision, { kind: 'granted' }>): AppError {
  if (decision.kind === 'invalid') return badRequestError(decision.detail)
  const message =
    decision.kind === 'ended'
      ? 'This link to the preview has ended.'
      : 'The preview is for editors alone.'
  const error = { kind: 'bad-request', status: 403, type: 'preview-closed' } as const
  return new AppError({ ...error, title: 'Forbidden', message, detail: message })
}
