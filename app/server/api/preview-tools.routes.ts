import { secondsInDay } from 'date-fns/constants'
import type { Router } from 'express'
import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError, badRequestError } from '@/errors/app-error'
import { fetchContentChanges } from '@/integrations/content-hub/content-changes.server'
import { serverConfig } from '@/site/server-config.server'
import { toSearch } from '../preview/guarded-address'
import { PreviewTokens, toBoundParameters } from '../preview/preview-tokens'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { requireEditor } from './require-editor'

const MAX_SPAN_MS = 200 * secondsInDay * 1000

const Span = z
  .object({ from: z.coerce.number().int().min(0), to: z.coerce.number().int() })
  .refine(({ from, to }) => to > from && to - from <= MAX_SPAN_MS)
const Link = z.object({
  seconds: z
    .number()
    .int()
    .min(60)
    .max(7 * secondsInDay),
})

/**
 * `preview-changes?from=&to=`: the scheduled changes between two moments. `preview-link`: a token
 * with which others can open the preview at the moment of the call's own parameters, for the chosen
 * time.
 */
export function registerPreviewTools(router: Router): void {
  addRoute(
    router,
    siteRoutes.previewChanges,
    apiRoute(async (_site, req, res) => {
      requireEditor(res)
      const span = Span.safeParse(req.query)
      if (!span.success) throw badRequestError('The parameters from and to are no span of time.')
      return { changes: await fetchContentChanges(span.data.from, span.data.to) }
    }),
  )
  addRoute(
    router,
    siteRoutes.previewLink,
    apiRoute(async (_site, req, res) => {
      requireEditor(res)
      const tokens = new PreviewTokens(serverConfig().preview)
      if (!tokens.canSign) throw withoutCode()
      const parsed = Link.safeParse(req.body)
      if (!parsed.success) throw badRequestError('A link is open for a minute to seven days.')
      const { seconds } = parsed.data
      const parameters = toBoundParameters(Object.fromEntries(toSearch(req.originalUrl)))
      const token = await tokens.signLink(parameters, seconds)
      return { token, endsAt: (Math.floor(Date.now() / 1000) + seconds) * 1000 }
    }),
  )
}

function withoutCode(): AppError {
  const message = 'Links can be shared once PREVIEW_ACCESS_CODE is set.'
  const type = 'preview-not-shared'
  return new AppError({ kind: 'conflict', status: 409, type, message, detail: message })
}
