import { millisecondsInDay } from 'date-fns/constants'
import { readMetrics } from '../metrics/engine-metrics'
import { claimDueMail } from './mail.repository'
import { MAIL, START, useOutbox } from './testing/use-outbox'

const outbox = useOutbox()

test('a mail is sent once', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await outbox.queue(mail)
  await outbox.queue(mail)
  await Promise.all([mail.deliver(), mail.deliver()])
  await mail.deliver()
  expect(outbox.smtp.recipients).toEqual(['ada@example.com'])
  expect(outbox.smtp.messages).toHaveLength(1)
  for (const part of ['From: Shop <shop@example.com>', 'Subject: Your order', 'Thank you</h1>']) {
    expect(outbox.smtp.messages[0]).toContain(part)
  }
  expect(await outbox.only(mail)).toMatchObject({
    attempts: 1,
    sent_at: START,
    next_attempt_at: null,
  })
  await mail.close()
})

test('a rejected mail is retried later, also by another engine', async () => {
  const first = outbox.create(outbox.smtp.url)
  outbox.smtp.isRefusing = true
  await outbox.queue(first)
  await first.deliver()
  await first.deliver()
  expect(await outbox.only(first)).toMatchObject({
    attempts: 1,
    sent_at: null,
    last_error: expect.stringContaining('451'),
  })
  await first.close()
  outbox.smtp.isRefusing = false
  outbox.now = new Date(START.getTime() + 30_000)
  const second = outbox.create(outbox.smtp.url)
  await second.deliver()
  expect(await outbox.only(second)).toMatchObject({
    attempts: 2,
    sent_at: outbox.now,
    last_error: null,
  })
  expect(outbox.smtp.messages).toHaveLength(1)
  await second.close()
})

test('a mail in delivery is not taken by another engine, unless its own engine stopped', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await outbox.queue(mail)
  expect(await claimDueMail(outbox.db, START, { areTexts: false })).toMatchObject({ attempts: 1 })
  outbox.now = new Date(START.getTime() + 60_000)
  await mail.deliver()
  expect(outbox.smtp.messages).toEqual([])
  outbox.now = new Date(START.getTime() + 120_000)
  await mail.deliver()
  expect(await outbox.only(mail)).toMatchObject({ attempts: 2, sent_at: outbox.now })
  await mail.close()
})

test('a site has its own sender, and one click unsubscribes from advertising mail', async () => {
  const mail = outbox.create(`${outbox.smtp.url}?maxConnections=1`)
  const preferences = JSON.stringify({ mailSender: 'Volume <volume@example.com>' })
  const site = { id: 'volume', name: 'Volume', currency: 'USD', default_locale: 'en-US' }
  const lists = { catalog_id: 'c', inventory_list_id: 'i', price_book_ids: [] }
  await outbox.db
    .insertInto('site')
    .values({ ...site, ...lists, preferences })
    .execute()
  const unsubscribeUrl = 'https://shop.example/unsubscribe/1'
  await outbox.queue(mail, { siteId: 'volume', unsubscribeUrl })
  await outbox.queue(mail, { reference: 'order:2' })
  await mail.deliver()
  const [advertising = '', plain = ''] = outbox.smtp.messages
  expect(advertising).toContain('From: Volume <volume@example.com>')
  expect(advertising).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(advertising).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(plain).toContain('From: Shop <shop@example.com>')
  expect(plain).not.toContain('List-Unsubscribe')
  await mail.close()
})

test('a mail is attempted at most five times', async () => {
  const mail = outbox.create(outbox.smtp.url)
  outbox.smtp.isRefusing = true
  await outbox.queue(mail)
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await mail.deliver()
    outbox.now = new Date(outbox.now.getTime() + millisecondsInDay)
  }
  expect(await outbox.only(mail)).toMatchObject({
    attempts: 5,
    sent_at: null,
    next_attempt_at: null,
  })
  const { text } = await readMetrics()
  expect(text).toContain('mails_total{outcome="given_up"} 1')
  expect(text).toContain('mails_waiting 0')
  await mail.close()
})

test('without a mail server mails are kept, and not sent once there is one', async () => {
  const local = outbox.create()
  await outbox.queue(local)
  await local.deliver()
  const mail = outbox.create(outbox.smtp.url)
  await mail.deliver()
  expect(await outbox.only(mail)).toMatchObject({ attempts: 0, sent_at: null })
  expect(outbox.smtp.messages).toEqual([])
  await mail.close()
})

test('an address is a single recipient, whatever it contains; without one there is no mail', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await outbox.queue(mail, { reference: 'order:1', to: 'a@example.com,b@example.com' })
  await outbox.queue(mail, { reference: 'order:2', to: '' })
  await mail.deliver()
  expect(outbox.smtp.recipients.length).toBeLessThanOrEqual(1)
  expect((await mail.listMails({ limit: 10 })).mails).toHaveLength(1)
  await mail.close()
})

test('a mail queued in a transaction that is rolled back is not sent', async () => {
  const mail = outbox.create(outbox.smtp.url)
  const undone = outbox.db.transaction().execute(async (trx) => {
    await mail.queue(trx, MAIL)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await mail.deliver()
  expect(outbox.smtp.messages).toEqual([])
  await mail.close()
})
