import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { waitUntil } from '../../scripts/testing/wait-until'
import type { MailService } from './mail.service'
import { START, useOutbox } from './testing/use-outbox'

const outbox = useOutbox()

async function queueTo(mail: MailService, recipients: string[]) {
  for (const [index, to] of recipients.entries()) {
    await outbox.queue(mail, { reference: `order:${index}`, to })
  }
}

const shoppersAt = (domain: string, count: number) =>
  Array.from({ length: count }, (_, index) => `shopper${index}@${domain}`)

test('mails go over several connections at once, each of them once', async () => {
  const first = outbox.create(outbox.smtp.url)
  const second = outbox.create(outbox.smtp.url)
  const recipients = [...shoppersAt('example.com', 40), ...shoppersAt('example.org', 20)]
  await queueTo(first, recipients)
  outbox.smtp.delayMs = 20
  const deliveries = await Promise.all([first.deliver(), second.deliver()])
  expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect([...outbox.smtp.recipients].sort()).toEqual(recipients.sort())
  expect(outbox.smtp.mostConnections).toBeGreaterThan(4)
  expect(outbox.smtp.mostConnections).toBeLessThanOrEqual(32)
  await Promise.all([first.close(), second.close()])
})

test('a server that gives few connections gets all mails over these', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await queueTo(mail, shoppersAt('example.com', 30))
  outbox.smtp.maxConnections = 3
  outbox.smtp.delayMs = 5
  for (let run = 0; run < 10 && outbox.smtp.messages.length < 30; run += 1) {
    await mail.deliver()
    outbox.now = new Date(outbox.now.getTime() + 30_000)
  }
  expect(new Set(outbox.smtp.recipients).size).toBe(30)
  expect(outbox.smtp.messages).toHaveLength(30)
  expect(outbox.smtp.mostConnections).toBeLessThanOrEqual(3)
  await mail.close()
})

test('a server that cannot be reached costs no attempts, however long it is away', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await outbox.queue(mail)
  await outbox.smtp.close()
  for (let run = 0; run < 8; run += 1) {
    await mail.deliver()
    outbox.now = new Date(outbox.now.getTime() + millisecondsInDay)
  }
  expect(await outbox.only(mail)).toMatchObject({
    attempts: 0,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED'),
    next_attempt_at: expect.any(Date),
  })
  await mail.close()
})

test('a domain that refuses mails for now waits, and all others go on', async () => {
  const mail = outbox.create(`${outbox.smtp.url}?maxConnections=3`)
  outbox.smtp.isRefusing = '@busy.example'
  await queueTo(mail, [...shoppersAt('busy.example', 10), ...shoppersAt('example.com', 10)])
  await mail.deliver()
  expect(outbox.smtp.recipients).toHaveLength(10)
  const { mails } = await mail.listMails({ limit: 50 })
  expect(mails.filter(({ attempts, sent_at }) => attempts > 0 && !sent_at)).toHaveLength(3)
  outbox.smtp.isRefusing = false
  outbox.now = new Date(START.getTime() + 30_000)
  await mail.deliver()
  expect(outbox.smtp.recipients).toHaveLength(20)
  await mail.close()
})

test('a server that closes for now says nothing of the domains of its mails', async () => {
  const mail = outbox.create(`${outbox.smtp.url}?maxConnections=8`)
  await queueTo(mail, [...shoppersAt('example.org', 8), ...shoppersAt('example.com', 8)])
  outbox.smtp.maxConnections = 0
  await mail.deliver()
  expect(outbox.smtp.messages).toEqual([])
  outbox.smtp.maxConnections = Infinity
  outbox.now = new Date(START.getTime() + 30_000)
  await mail.deliver()
  expect(outbox.smtp.messages).toHaveLength(16)
  await mail.close()
})

test('a mail whose server falls silent after it counts as attempted', async () => {
  const mail = outbox.create(`${outbox.smtp.url}?socketTimeout=100`)
  await outbox.queue(mail)
  outbox.smtp.delayMs = 60_000
  await mail.deliver()
  expect(await outbox.only(mail)).toMatchObject({ attempts: 1, sent_at: null })
  await mail.close()
})

test('a mail that is being sent again after a refusal is not sent beside itself', async () => {
  const mail = outbox.create(outbox.smtp.url)
  await outbox.queue(mail)
  outbox.smtp.isRefusing = true
  await mail.deliver()
  outbox.smtp.isRefusing = false
  outbox.now = new Date(START.getTime() + 30_000)
  outbox.smtp.delayMs = 500
  const delivery = mail.deliver()
  await waitUntil(() => outbox.smtp.messages.length > 0)
  const id = (await outbox.only(mail))?.id ?? 0
  await expect(mail.sendAgain(id)).rejects.toMatchObject({ status: 409 })
  await expect(mail.discard(id)).rejects.toMatchObject({ status: 409 })
  await delivery
  expect(outbox.smtp.messages).toHaveLength(1)
  await mail.close()
})

test('a domain is not left out because the database failed while it was sent a mail', async () => {
  const mail = outbox.create(`${outbox.smtp.url}?maxConnections=1`)
  await queueTo(mail, shoppersAt('example.com', 2))
  outbox.smtp.isRefusing = true
  await sql`
    create function refuse_notes() returns trigger language plpgsql as
    $$ begin if new.last_error is not null then raise 'no'; end if; return new; end $$;
    create trigger refuse_notes before update on outbox_mail
    for each row execute function refuse_notes()`.execute(outbox.db)
  await expect(mail.deliver()).rejects.toThrow('no')
  await sql`drop function refuse_notes cascade`.execute(outbox.db)
  outbox.smtp.isRefusing = false
  await mail.deliver()
  expect(outbox.smtp.messages).toHaveLength(1)
  await mail.close()
})
