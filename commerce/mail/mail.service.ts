import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { conflict, notFound } from '../http/problem'
import { mailsWaiting } from '../metrics/engine-metrics'
import type { SiteService } from '../sites/site.service'
import { ERASED } from './erased.constants'
import { createSmtpTransport, type MailTransport } from './mail-transport'
import {
  countWaitingMails,
  giveUpUnreported,
  insertMail,
  selectMail,
  insertCopy,
  isOnItsWayAgain,
  lockMail,
  markDiscarded,
  restart,
  searchMails,
  selectMailsOfOrder,
  type MailSearch,
  type StoredMail,
} from './mail.repository'
import { toMailBrand } from './mail-brand.rules'
import type { MailContent } from './mail-content'
import { toMailState, toMailSubject } from './mail-state.rules'
import { createOutbox, INTERRUPTED, sendDue, type Delivery } from './send-due'
import { createTextTransport, toTextMessage } from './text-messages'

export type { StoredMail } from './mail.repository'

export interface MailService {
  /**
   * Queues a mail in the transaction of its subject matter; a second mail with the same reference
   * is ignored.
   */
  queue(trx: Trx, mail: MailContent): Promise<void>
  /**
   * Sends all due mails and text messages; does nothing without a service. A call during a run does
   * not start a second run.
   */
  deliver(): Promise<Delivery>
  /** Newest first; `next` is the cursor of the following page. */
  listMails(search: MailSearch): Promise<{ mails: StoredMail[]; next?: number }>
  listOfOrder(orderNo: string): Promise<StoredMail[]>
  getMail(id: number): Promise<StoredMail | undefined>
  /** Whether a service is configured for mails, or for text messages. */
  canSend(mail?: StoredMail): boolean
  /**
   * Whether shoppers may be offered text messages: not where only mails are sent. Where nothing is,
   * both are read in the back office.
   */
  offersTexts(): boolean
  /**
   * Sends a mail again: a sent mail as a copy, any other as if it were new.
   * @throws Problem 404, 409 without its service, or while the mail is being sent
   * @returns the number of the mail to be sent
   */
  sendAgain(id: number, by?: Actor): Promise<number>
  /** Cancels a mail that waits. @throws Problem 404, 409 for any other mail, also one under way */
  discard(id: number, by?: Actor): Promise<void>
  /** Closes the connections after the mails under way are sent. */
  close(): Promise<void>
}

export interface MailDependencies {
  config: {
    smtpUrl?: string
    mailFrom: string
    textUrl?: string
    textFrom: string
    storefrontOrigins: readonly string[]
  }
  sites: SiteService
  now: () => Date
}

/** Returns whether an engine is sending the mail, and the mail server has not responded yet. */
const isUnderWay = (mail: StoredMail) =>
  toMailState(mail) === 'waiting' && mail.attempts > 0 && mail.last_error === null

const isText = ({ reference }: Pick<StoredMail, 'reference'>) =>
  toMailSubject(reference).kind === 'text'

const noServiceFor = (mail: StoredMail) =>
  isText(mail)
    ? 'There is no service for text messages (TEXT_URL)'
    : 'There is no mail server (SMTP_URL)'

/** Creates the outbox of mails and text messages, and sends them if a service is configured. */
export function createMailService(db: Db, { config, now, sites }: MailDependencies): MailService {
  const mails = config.smtpUrl ? createSmtpTransport(config.smtpUrl, config.mailFrom) : undefined
  const texts = config.textUrl ? createTextTransport(config.textUrl, config.textFrom) : undefined
  const transportOf = (mail?: Pick<StoredMail, 'reference'>) =>
    mail && isText(mail) ? texts : mails
  const outboxOf = (by: MailTransport | undefined, areTexts: boolean) =>
    by ? [createOutbox({ db, now, by, areTexts, isClosed: () => isClosed })] : []
  const outboxes = [...outboxOf(mails, false), ...outboxOf(texts, true)]
  let running: Promise<Delivery> | undefined
  let isAskedAgain = false
  let isClosed = false

  async function deliverDue(): Promise<Delivery> {
    const delivery = { sent: 0, refused: 0 }
    do {
      isAskedAgain = false
      if (texts) await giveUpUnreported(db, now(), INTERRUPTED.message)
      // a service that hangs delays only what it sends
      await Promise.all(outboxes.map((outbox) => sendDue(outbox, delivery)))
      mailsWaiting.set(await countWaitingMails(db))
    } while (isAskedAgain && !isClosed)
    return delivery
  }

  const service: MailService = {
    async queue(trx, content) {
      if (content.to === '' || content.to.endsWith(ERASED)) return
      const brand = toMailBrand(config, await sites.getSite(content.siteId, trx))
      // React is loaded with the first mail, because an engine does not need it to start
      const { renderMail } = await import('./templates/render-mail')
      const rendered = { ...content, ...renderMail(content, brand), sender: brand.sender }
      await insertMail(trx, rendered, now(), mails ? now() : null)
      const message = toTextMessage(content, brand.name)
      if (message) await insertMail(trx, message, now(), texts ? now() : null)
    },
    deliver() {
      if ((!mails && !texts) || isClosed) return Promise.resolve({ sent: 0, refused: 0 })
      isAskedAgain = true
      running ??= deliverDue().finally(() => {
        running = undefined
      })
      return running
    },
    listMails: (search) => searchMails(db, search),
    listOfOrder: (orderNo) => selectMailsOfOrder(db, orderNo),
    getMail: (id) => selectMail(db, id),
    canSend: (one) => transportOf(one) !== undefined,
    offersTexts: () => texts !== undefined || mails === undefined,
    async sendAgain(id, by) {
      const sent = await change({ db, now }, id, by, 'sent again', async (trx, mail) => {
        if (!transportOf(mail)) throw conflict(`${noServiceFor(mail)}.`, 'mail-not-sent')
        if (mail.sent_at === null) {
          if (isUnderWay(mail)) throw conflict('It is being sent right now.', 'mail-not-sent')
          await restart(trx, id, now())
          return id
        }
        if (await isOnItsWayAgain(trx, mail)) {
          throw conflict('It is already being sent again.', 'mail-not-sent')
        }
        return insertCopy(trx, mail, now())
      })
      service.deliver().catch(() => undefined)
      return sent
    },
    async discard(id, by) {
      await change({ db, now }, id, by, 'discarded', async (trx, mail) => {
        if (toMailState(mail) !== 'waiting') {
          throw conflict('It is not waiting to be sent.', 'mail-not-discarded')
        }
        if (isUnderWay(mail)) throw conflict('It is being sent right now.', 'mail-not-discarded')
        await markDiscarded(trx, id, now())
      })
    },
    async close() {
      isClosed = true
      await running?.catch(() => undefined)
      mails?.close()
    },
  }
  return service
}

function change<Result>(
  { db, now }: { db: Db; now: () => Date },
  id: number,
  by: Actor | undefined,
  action: string,
  work: (trx: Trx, mail: StoredMail) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const mail = await lockMail(trx, id)
    if (!mail) throw notFound('There is no such mail.', 'mail-not-found')
    const result = await work(trx, mail)
    const subject = { type: 'mail', id: String(id) } as const
    await recordChange(trx, by, { action, subject, before: { state: toMailState(mail) } }, now())
    return result
  })
}
