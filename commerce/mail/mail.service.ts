import type { Db, Trx } from '../db/client'
import type { SiteService } from '../sites/site.service'
import { createSmtpTransport } from './mail-transport'
import {
  claimDueMail,
  insertMail,
  markFailed,
  markSent,
  selectMail,
  selectMails,
  type StoredMail,
} from './mail.repository'
import { toMailBrand } from './mail-brand.rules'
import type { MailContent } from './mail-content'

export type { StoredMail } from './mail.repository'

export interface MailService {
  /** Writes a mail, in the transaction of what it tells of; a second one of the same is ignored. */
  queue(trx: Trx, mail: MailContent): Promise<void>
  /** Sends what is due, one after the other. Without SMTP it does nothing. Asked twice, runs once. */
  deliver(): Promise<void>
  /** Newest first. */
  listMails(limit: number, offset: number): Promise<StoredMail[]>
  getMail(id: number): Promise<StoredMail | undefined>
  /** Ends the connection, once the mail under way is sent. */
  close(): Promise<void>
}

export interface MailDependencies {
  config: { smtpUrl?: string; mailFrom: string; storefrontOrigins: readonly string[] }
  sites: SiteService
  now: () => Date
}

/** The outbox, and its delivery by SMTP where a server is set. */
export function createMailService(db: Db, { config, now, sites }: MailDependencies): MailService {
  const transport = config.smtpUrl && createSmtpTransport(config.smtpUrl, config.mailFrom)
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  async function deliverDue(): Promise<void> {
    if (!transport) return
    do {
      isAskedAgain = false
      for (let mail = await next(); mail; mail = await next()) {
        const { id } = mail
        await transport.send(mail).then(
          () => markSent(db, id, now()),
          (error: unknown) => markFailed(db, mail, toMessage(error), now()),
        )
      }
    } while (isAskedAgain && !isClosed)
  }

  const next = async () => (isClosed ? undefined : claimDueMail(db, now()))

  return {
    async queue(trx, content) {
      if (content.to === '') return
      const brand = toMailBrand(config, await sites.getSite(content.siteId, trx))
      // React is loaded with the first mail: an engine that starts has no use for it
      const { renderMail } = await import('./templates/render-mail')
      const { sender } = brand
      const rendered = { ...content, ...renderMail(content, brand), sender }
      await insertMail(trx, rendered, now(), transport ? now() : null)
    },
    deliver() {
      if (!transport || isClosed) return Promise.resolve()
      isAskedAgain = true
      running ??= deliverDue().finally(() => {
        running = undefined
      })
      return running
    },
    listMails: (limit, offset) => selectMails(db, limit, offset),
    getMail: (id) => selectMail(db, id),
    async close() {
      isClosed = true
      await running?.catch(() => undefined)
      if (transport) transport.close()
    },
  }
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
