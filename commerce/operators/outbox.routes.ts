import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { notFound } from '../http/problem'
import type { Services } from '../services'
import { admitOperators, requireRights } from './operator-access'
import { renderOutbox, renderOutboxMail } from './outbox.page'

const PAGE_SIZE = 25

const OutboxQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) })
const MailParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** The operator's view of the outbox. */
export function registerOutbox(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    admitOperators(scope, services)
    requireRights(scope, { read: 'mails.read', write: 'mails.write' })
    registerPages(scope, services)
  })
}

function registerPages(app: FastifyInstance, { mail }: Services): void {
  app.get('/outbox', async (request, reply) => {
    const { page } = OutboxQuery.parse(request.query)
    const mails = await mail.listMails(PAGE_SIZE + 1, (page - 1) * PAGE_SIZE)
    const hasMore = mails.length > PAGE_SIZE
    return sendPage(reply, renderOutbox(mails.slice(0, PAGE_SIZE), page, hasMore))
  })
  app.get('/outbox/:id', async (request, reply) => {
    const found = await mail.getMail(MailParams.parse(request.params).id)
    if (!found) throw notFound('There is no such mail.', 'mail-not-found')
    return sendPage(reply, renderOutboxMail(found))
  })
}

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // a mail's pictures are the storefronts', at whatever address those are reached
  'img-src http: https:',
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html)
}
