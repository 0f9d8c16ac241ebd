import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  MAIL_KINDS,
  MAIL_STATES,
  type OfficeMail,
  type OfficeMailList,
  type OfficeMailRow,
} from '../../contracts/mail'
import { forbidden, notFound } from '../http/problem'
import { holdsSecret, toMailState, toMailSubject } from '../mail/mail-state.rules'
import { withQrPictures } from '../mail/qr-pictures'
import type { StoredMail, MailService } from '../mail/mail.service'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import { listedText, optional } from './paging.schemas'

export interface MailsNeeds {
  mail: MailService
}

const MAILS = `${BACK_OFFICE_API}/mails`

const MailsQuery = z.object({
  recipient: listedText,
  kind: optional(z.enum(MAIL_KINDS)),
  state: optional(z.enum(MAIL_STATES)),
  before: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const MailParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** Scripts of a mail never run, and it loads nothing but its pictures, wherever it is opened. */
const MAIL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // the pictures of a mail come from the storefronts, whose addresses vary
  'img-src http: https: data:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Sent and waiting mails: search, read, send again, cancel. */
export function registerMailSection(app: FastifyInstance, { mail }: MailsNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'mails.read', write: 'mails.write' })

    scope.get(MAILS, async ({ query }): Promise<OfficeMailList> => {
      const { mails, next } = await mail.listMails(MailsQuery.parse(query))
      return {
        mails: mails.map(toRow),
        canSend: mail.canSend(),
        ...(next !== undefined && { next }),
      }
    })

    scope.get(`${MAILS}/:id`, async (request) => {
      const found = await getMail(request.params)
      return toOfficeMail(found, request)
    })

    scope.get(`${MAILS}/:id/html`, async (request, reply) => {
      const found = await getMail(request.params)
      if (!maySee(found, request)) throw forbidden('Only its recipient and admins can read it.')
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', MAIL_POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .send(await withQrPictures(found.html))
    })

    scope.post(`${MAILS}/:id/sending`, async (request) => {
      const { id } = MailParams.parse(request.params)
      const sent = await mail.sendAgain(id, actorOf(request))
      return toOfficeMail(await getMail({ id: sent }), request)
    })

    scope.delete(`${MAILS}/:id`, async (request) => {
      const { id } = MailParams.parse(request.params)
      await mail.discard(id, actorOf(request))
      return toOfficeMail(await getMail({ id }), request)
    })
  })

  async function getMail(params: unknown): Promise<StoredMail> {
    const found = await mail.getMail(MailParams.parse(params).id)
    if (!found) throw notFound('There is no such mail.', 'mail-not-found')
    return found
  }

  function toOfficeMail(found: StoredMail, request: FastifyRequest): OfficeMail {
    const { orderNo } = toMailSubject(found.reference)
    return {
      ...toRow(found),
      canSend: mail.canSend(found),
      ...(orderNo !== undefined && { orderNo }),
      ...(maySee(found, request) && { text: found.text }),
    }
  }
}

/**
 * Mails with login codes or gift cards are restricted, because anyone who reads them can use the
 * code.
 */
function maySee({ reference }: StoredMail, request: FastifyRequest): boolean {
  return !holdsSecret(reference) || accessOf(request).roles.includes('admin')
}

function toRow(mail: StoredMail): OfficeMailRow {
  const { id, reference, recipient, subject, attempts } = mail
  const state = toMailState(mail)
  return {
    ...{ id, recipient, subject, attempts, state },
    kind: toMailSubject(reference).kind,
    writtenAt: mail.created_at.toISOString(),
    ...(mail.sent_at && { sentAt: mail.sent_at.toISOString() }),
    ...(state === 'waiting' &&
      mail.next_attempt_at && { nextAttemptAt: mail.next_attempt_at.toISOString() }),
    ...(mail.last_error !== null && { error: mail.last_error }),
  }
}
