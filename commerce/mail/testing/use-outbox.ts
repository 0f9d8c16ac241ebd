import type { Db } from '../../db/client'
import { createSiteService } from '../../sites/site.service'
import { startSmtpServer, type SmtpServer } from '../../testing/smtp-server'
import { useDatabase } from '../../testing/test-database'
import type { MailContent } from '../mail-content'
import type { StoredMail } from '../mail.repository'
import { createMailService, type MailService } from '../mail.service'

export const MAIL: MailContent = {
  reference: 'order:00001001',
  to: 'ada@example.com',
  siteId: 'shop',
  subject: 'Your order 00001001',
  preheader: 'On its way soon',
  heading: 'Thank you',
  blocks: [],
}

export const START = new Date('2026-11-21T10:00:00Z')

interface TestOutbox {
  readonly db: Db
  readonly smtp: SmtpServer
  now: Date
  create(smtpUrl?: string, textUrl?: string): MailService
  queue(mail: MailService, changes?: Partial<MailContent>): Promise<void>
  /** The only mail there is. */
  only(mail: MailService): Promise<StoredMail | undefined>
}

/** Before each test: an empty outbox at `START`, and a mail server that takes everything. */
export function useOutbox(): TestOutbox {
  const database = useDatabase()
  let smtp: SmtpServer
  beforeEach(async () => {
    outbox.now = START
    await database.db.deleteFrom('outbox_mail').execute()
    smtp = await startSmtpServer()
  })
  afterEach(() => smtp.close())

  const outbox: TestOutbox = {
    now: START,
    get db() {
      return database.db
    },
    get smtp() {
      return smtp
    },
    create: (smtpUrl, textUrl) =>
      createMailService(database.db, {
        config: {
          ...{ smtpUrl, mailFrom: 'Shop <shop@example.com>', storefrontOrigins: [] },
          ...{ textUrl, textFrom: '+15550001111' },
        },
        sites: createSiteService(database.db, () => outbox.now),
        now: () => outbox.now,
      }),
    queue: (mail, changes = {}) =>
      database.db.transaction().execute((trx) => mail.queue(trx, { ...MAIL, ...changes })),
    async only(mail) {
      const [row, ...others] = (await mail.listMails({ limit: 10 })).mails
      expect(others).toEqual([])
      return row
    },
  }
  return outbox
}
