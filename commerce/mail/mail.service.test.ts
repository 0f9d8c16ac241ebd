import { millisecondsInDay } from 'date-fns/constants'
import type { Db } from '../db/client'
import { useDatabase } from '../testing/test-database'
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server'
import { createSiteService } from '../sites/site.service'
import { readMetrics } from '../metrics/engine-metrics'
import type { MailContent } from './mail-content'
import { claimDueMail } from './mail.repository'
import { createMailService } from './mail.service'

const MAIL: MailContent = {
  reference: 'order:00001001',
  to: 'ada@example.com',
  siteId: 'shop',
  subject: 'Your order 00001001',
  preheader: 'On its way soon',
  heading: 'Thank you',
  blocks: [],
}
const START = new Date('2026-11-21T10:00:00Z')

let now = START
let db: Db
let smtp: SmtpServer
const database = useDatabase()
beforeAll(async () => {
  db = database.db
})
beforeEach(async () => {
  now = START
  await db.deleteFrom('outbox_mail').execute()
  smtp = await startSmtpServer()
})
afterEach(() => smtp.close())

const create = (smtpUrl?: string, textUrl?: string) =>
  createMailService(db, {
    config: {
      ...{ smtpUrl, mailFrom: 'Shop <shop@example.com>', storefrontOrigins: [] },
      ...{ textUrl, textFrom: '+15550001111' },
    },
    sites: createSiteService(db, () => now),
    now: () => now,
  })

type MailService = ReturnType<typeof create>

const queue = (mail: MailService, changes: Partial<typeof MAIL> = {}) =>
  db.transaction().execute((trx) => mail.queue(trx, { ...MAIL, ...changes }))

async function only(mail: MailService) {
  const [row, ...others] = (await mail.listMails({ limit: 10 })).mails
  expect(others).toEqual([])
  return row
}

test('a mail is sent once', async () => {
  const mail = create(smtp.url)
  await queue(mail)
  await queue(mail)
  await Promise.all([mail.deliver(), mail.deliver()])
  await mail.deliver()
  expect(smtp.recipients).toEqual(['ada@example.com'])
  expect(smtp.messages).toHaveLength(1)
  for (const part of ['From: Shop <shop@example.com>', 'Subject: Your order', 'Thank you</h1>']) {
    expect(smtp.messages[0]).toContain(part)
  }
  expect(await only(mail)).toMatchObject({ attempts: 1, sent_at: START, next_attempt_at: null })
  await mail.close()
})

test('a rejected mail is retried later, also by another engine', async () => {
  const first = create(smtp.url)
  smtp.isRefusing = true
  await queue(first)
  await first.deliver()
  await first.deliver()
  expect(await only(first)).toMatchObject({
    attempts: 1,
    sent_at: null,
    last_error: expect.stringContaining('451'),
  })
  await first.close()
  smtp.isRefusing = false
  now = new Date(START.getTime() + 30_000)
  const second = create(smtp.url)
  await second.deliver()
  expect(await only(second)).toMatchObject({ attempts: 2, sent_at: now, last_error: null })
  expect(smtp.messages).toHaveLength(1)
  await second.close()
})

test('a mail in delivery is not taken by another engine, unless its own engine stopped', async () => {
  const mail = create(smtp.url)
  await queue(mail)
  expect(await claimDueMail(db, START, { areTexts: false })).toMatchObject({ attempts: 1 })
  now = new Date(START.getTime() + 60_000)
  await mail.deliver()
  expect(smtp.messages).toEqual([])
  now = new Date(START.getTime() + 120_000)
  await mail.deliver()
  expect(await only(mail)).toMatchObject({ attempts: 2, sent_at: now })
  await mail.close()
})

test('a site has its own sender, and one click unsubscribes from advertising mail', async () => {
  const mail = create(smtp.url)
  const preferences = JSON.stringify({ mailSender: 'Volume <volume@example.com>' })
  const site = { id: 'volume', name: 'Volume', currency: 'USD', default_locale: 'en-US' }
  const lists = { catalog_id: 'c', inventory_list_id: 'i', price_book_ids: [] }
  await db
    .insertInto('site')
    .values({ ...site, ...lists, preferences })
    .execute()
  const unsubscribeUrl = 'https://shop.example/unsubscribe/1'
  await queue(mail, { siteId: 'volume', unsubscribeUrl })
  await queue(mail, { reference: 'order:2' })
  await mail.deliver()
  const [advertising = '', plain = ''] = smtp.messages
  expect(advertising).toContain('From: Volume <volume@example.com>')
  expect(advertising).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(advertising).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(plain).toContain('From: Shop <shop@example.com>')
  expect(plain).not.toContain('List-Unsubscribe')
  await mail.close()
})

test('a mail is attempted at most five times', async () => {
  const mail = create(smtp.url)
  smtp.isRefusing = true
  await queue(mail)
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await mail.deliver()
    now = new Date(now.getTime() + millisecondsInDay)
  }
  expect(await only(mail)).toMatchObject({ attempts: 5, sent_at: null, next_attempt_at: null })
  const { text } = await readMetrics()
  expect(text).toContain('mails_total{outcome="given_up"} 1')
  expect(text).toContain('mails_waiting 0')
  await mail.close()
})

async function queueTo(mail: MailService, recipients: string[]) {
  for (const [index, to] of recipients.entries()) {
    await queue(mail, { reference: `order:${index}`, to })
  }
}

const shoppersAt = (domain: string, count: number) =>
  Array.from({ length: count }, (_, index) => `shopper${index}@${domain}`)

test('mails go over several connections at once, each of them once', async () => {
  const first = create(smtp.url)
  const second = create(smtp.url)
  const recipients = [...shoppersAt('example.com', 40), ...shoppersAt('example.org', 20)]
  await queueTo(first, recipients)
  smtp.delayMs = 20
  const deliveries = await Promise.all([first.deliver(), second.deliver()])
  expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect([...smtp.recipients].sort()).toEqual(recipients.sort())
  expect(smtp.mostConnections).toBeGreaterThan(4)
  expect(smtp.mostConnections).toBeLessThanOrEqual(24)
  await Promise.all([first.close(), second.close()])
})

test('a server that gives few connections gets all mails over these', async () => {
  const mail = create(smtp.url)
  await queueTo(mail, shoppersAt('example.com', 30))
  smtp.maxConnections = 3
  smtp.delayMs = 5
  for (let run = 0; run < 10 && smtp.messages.length < 30; run += 1) {
    await mail.deliver()
    now = new Date(now.getTime() + 30_000)
  }
  expect(new Set(smtp.recipients).size).toBe(30)
  expect(smtp.messages).toHaveLength(30)
  expect(smtp.mostConnections).toBeLessThanOrEqual(3)
  await mail.close()
})

test('a server that cannot be reached costs no attempts, however long it is away', async () => {
  const mail = create(smtp.url)
  await queue(mail)
  await smtp.close()
  for (let run = 0; run < 8; run += 1) {
    await mail.deliver()
    now = new Date(now.getTime() + millisecondsInDay)
  }
  expect(await only(mail)).toMatchObject({
    attempts: 0,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED'),
    next_attempt_at: expect.any(Date),
  })
  await mail.close()
})

test('a domain that refuses mails for now waits, and all others go on', async () => {
  const mail = create(`${smtp.url}?maxConnections=3`)
  smtp.isRefusing = '@busy.example'
  await queueTo(mail, [...shoppersAt('busy.example', 10), ...shoppersAt('example.com', 10)])
  await mail.deliver()
  expect(smtp.recipients).toHaveLength(10)
  const { mails } = await mail.listMails({ limit: 50 })
  expect(mails.filter(({ attempts, sent_at }) => attempts > 0 && !sent_at)).toHaveLength(3)
  smtp.isRefusing = false
  now = new Date(START.getTime() + 30_000)
  await mail.deliver()
  expect(smtp.recipients).toHaveLength(20)
  await mail.close()
})

test('without a mail server mails are kept, and not sent once there is one', async () => {
  const local = create()
  await queue(local)
  await local.deliver()
  const mail = create(smtp.url)
  await mail.deliver()
  expect(await only(mail)).toMatchObject({ attempts: 0, sent_at: null })
  expect(smtp.messages).toEqual([])
  await mail.close()
})

test('an address is a single recipient, whatever it contains; without one there is no mail', async () => {
  const mail = create(smtp.url)
  await queue(mail, { reference: 'order:1', to: 'a@example.com,b@example.com' })
  await queue(mail, { reference: 'order:2', to: '' })
  await mail.deliver()
  expect(smtp.recipients.length).toBeLessThanOrEqual(1)
  expect((await mail.listMails({ limit: 10 })).mails).toHaveLength(1)
  await mail.close()
})

test('a mail queued in a transaction that is rolled back is not sent', async () => {
  const mail = create(smtp.url)
  const undone = db.transaction().execute(async (trx) => {
    await mail.queue(trx, MAIL)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await mail.deliver()
  expect(smtp.messages).toEqual([])
  await mail.close()
})
