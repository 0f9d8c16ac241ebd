import type { FastifyInstance } from 'fastify'
import { escapeMarkup } from '../../rules/html-page'
import { createPageViewService } from '../page-views/page-view.service'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { LocalSessionService } from './local-session.service'
import type { OperatorSessionService } from './operator-session.service'
import { admitOperators } from './operator-access'
import { sendFormPage } from './operator-form'
import { renderOperatorPage } from './operator-page'
import { renderTable } from './operator-style'

interface Needs {
  config: Config
  db: Db
  localSessions: LocalSessionService
  now: () => Date
  operatorSessions: OperatorSessionService
}

const DAYS = 7

export function registerPageViewReport(app: FastifyInstance, services: Needs): void {
  app.register(async (scope) => {
    admitOperators(scope, services)
    registerPage(scope, services)
  })
}

function registerPage(app: FastifyInstance, { db, now }: Needs): void {
  const pageViews = createPageViewService(db, now)
  app.get('/page-views', async (_request, reply) => {
    const seen = await pageViews.list(DAYS)
    const rows = seen.map(({ siteId, path, views }) => [
      escapeMarkup(path === '*' ? 'all others' : path),
      escapeMarkup(siteId),
      String(views),
    ])
    const caption = `The last ${DAYS} days, most seen first`
    const table = renderTable(caption, ['Page', 'Site', 'Views'], rows)
    const content = rows.length > 0 ? table : '<p>Nothing has been seen yet.</p>'
    return sendFormPage(reply, renderOperatorPage('Page views', content))
  })
}
