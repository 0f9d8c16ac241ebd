import type { FastifyInstance } from 'fastify'
import { createPageViewService } from '../page-views/page-view.service'
import type { Services } from '../services'
import { escapeHtml } from '../http/escape-html'
import { requireOperator } from './operator-access'
import { sendFormPage } from './operator-form'
import { renderOperatorPage } from './operator-page'
import { renderTable } from './operator-style'

const DAYS = 7

/** What was seen most in the last days, for operators. */
export function registerPageViewDesk(app: FastifyInstance, { db, now, config }: Services): void {
  const pageViews = createPageViewService(db, now)
  app.get('/page-views', async (request, reply) => {
    requireOperator(request, reply, config.operatorToken)
    const seen = await pageViews.list(DAYS)
    const rows = seen.map(({ siteId, path, views }) => [
      escapeHtml(path === '*' ? 'all others' : path),
      escapeHtml(siteId),
      String(views),
    ])
    const caption = `The last ${DAYS} days, most seen first`
    const table = renderTable(caption, ['Page', 'Site', 'Views'], rows)
    const content = rows.length > 0 ? table : '<p>Nothing has been seen yet.</p>'
    return sendFormPage(reply, renderOperatorPage('Page views', content, ''))
  })
}
