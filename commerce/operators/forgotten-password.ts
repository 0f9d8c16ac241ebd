import { randomUUID } from 'node:crypto'
import { millisecondsInMinute } from 'date-fns/constants'
import { NEW_PASSWORD_PATH } from '../../contracts/back-office'
import { recordChange } from '../audit/record-change'
import { hashPassword } from '../customers/password-hash'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, tooManyRequests } from '../http/problem'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { createConstantTime } from '../throttles/constant-time'
import { createLoginThrottle, MAIL_LIMITS } from '../throttles/login-throttle'
import { endSessions } from './end-sessions'
import {
  deleteExpiredTokens,
  findToken,
  insertToken,
  takeToken,
} from './operator-passkey.repository'
import type { OperatorNotices } from './operator-notices'
import { lockOperator, subjectOf } from './operator.repository'

const LINK_MINUTES = 30

interface Dependencies {
  config: { publicOrigin: string; constantTimeMs: number }
  mail: MailService
  notices: OperatorNotices
  sites: SiteService
  now: () => Date
}

export type ForgottenPassword = ReturnType<typeof createForgottenPassword>

/** A mailed link with which an operator sets a new password, once. */
export function createForgottenPassword(
  db: Db,
  { config, mail, notices, sites, now }: Dependencies,
) {
  const throttle = createLoginThrottle(db, now, 'operator-mail', MAIL_LIMITS)
  const inConstantTime = createConstantTime(config)

  /** Answers the same, after the same time, whether there is such an operator. @throws Problem 429 */
  async function ask({ email, address }: { email: string; address: string }): Promise<void> {
    const waitSeconds = await throttle.countAttempt(email, address)
    if (waitSeconds > 0) {
      throw tooManyRequests('Too many mails were asked for. Try again later.', waitSeconds)
    }
    await inConstantTime(() => send(email))
  }

  async function send(email: string): Promise<void> {
    const at = now()
    const [site] = await sites.listSites()
    await deleteExpiredTokens(db, at)
    await transact(db, async (trx) => {
      const operator = await lockOperator(trx, email)
      if (!operator || operator.disabled_at) return
      const expiresAt = new Date(at.getTime() + LINK_MINUTES * millisecondsInMinute)
      const secret = await insertToken(trx, 'password', email, { expiresAt })
      const link = new URL(NEW_PASSWORD_PATH, config.publicOrigin)
      // a browser sends what follows # to no server
      link.hash = secret
      await mail.queue(trx, {
        reference: `account:operator-password:${randomUUID()}`,
        ...{ to: email, siteId: site?.id ?? '' },
        subject: 'A new password for the back office',
        preheader: `The link is valid for ${LINK_MINUTES} minutes, once.`,
        heading: 'Set a new password',
        blocks: [
          { kind: 'text', text: `Hello ${operator.name}, somebody asked for a new password.` },
          { kind: 'button', text: 'Set a new password', href: link.href },
          {
            kind: 'text',
            text: `The link is valid for ${LINK_MINUTES} minutes, once. If it was not you, nothing has to be done: your password stays as it is.`,
          },
        ],
      })
    })
    void mail.deliver().catch(() => undefined)
  }

  /** Ends all sessions of the operator. @throws Problem 400 for a link that is over. */
  async function finish(token: string, password: string, requestId: string): Promise<void> {
    const email = await findToken(db, 'password', token, now())
    if (email === undefined) throw isOver()
    const password_hash = await hashPassword(password)
    await transact(db, async (trx) => {
      const operator = await lockOperator(trx, email)
      if (!operator || operator.disabled_at || !(await takeToken(trx, token))) throw isOver()
      await trx
        .updateTable('operator')
        .set({ password_hash, revision: operator.revision + 1 })
        .where('email', '=', email)
        .execute()
      await endSessions(trx, email, undefined)
      const change = { action: 'password changed by mail', subject: subjectOf(email) }
      await recordChange(trx, { email, name: operator.name, requestId }, change, now())
      await notices.note(trx, email, { kind: 'password-set', way: 'mail' })
    })
    notices.deliver()
  }

  return { ask, finish }
}

const isOver = () =>
  badRequest('This link was used already, or is older than half an hour.', 'link-over')
