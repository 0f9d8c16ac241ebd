import type { RequestHandler, Router } from 'express'
import { badRequestError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { contentSource } from '@/integrations/content-hub/content-source'

/** Content as the browser reads it: `/content?key=`, `/nav-menu?config=`, `/footer` (D1 §7). */
export function registerContentRoutes(router: Pick<Router, 'get'>): void {
  router.get(
    '/content',
    answerContent((siteId, key) => {
      if (!key) throw badRequestError('The query key is missing')
      return contentSource.getContentByKey(siteId, key)
    }),
  )
  router.get(
    '/nav-menu',
    answerContent((siteId) => contentSource.getNavMenu(siteId)),
  )
  router.get(
    '/footer',
    answerContent((siteId) => contentSource.getFooter(siteId)),
  )
}

type ReadContent = (siteId: string, key: string) => Promise<ContentItem>

function answerContent(read: ReadContent): RequestHandler {
  return async (req, res) => {
    const { key } = req.query
    try {
      const item = await read(res.locals.site.id, typeof key === 'string' ? key : '')
      res.set('Cache-Control', 'public, max-age=60').json(item)
    } catch (error) {
      const { status, title, detail, message, type } = toAppError(error)
      res
        .status(status || 500)
        .json({ status, title: title ?? message, detail: detail ?? message, type })
    }
  }
}
