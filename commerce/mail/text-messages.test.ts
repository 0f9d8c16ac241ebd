import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { findFreePort } from '../../scripts/testing/test-ports'
import { startSmtpServer } from '../testing/smtp-server'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { createSiteService } from '../sites/site.service'
import { claimDueMail } from './mail.repository'
import { createMailService } from './mail.service'
import { toTextNumber } from './text-messages'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)

let db: Db
let service: Server
let address: string
let answer: { status: number; body: string }
let received: { url?: string; authorization?: string; form: Record<string, string> }[]
beforeEach(async () => {
  db = engine.db
  received = []
  answer = { status: 201, body: '{"sid":"SM1"}' }
  await prefer({ pickupTexts: true })
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      const { authorization } = request.headers
      received.push({ url: request.url, authorization, form })
      response.writeHead(answer.status).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  address = `http://AC1:to%2Fken@127.0.0.1:${port}`
})
afterEach(() => service.close())

const create = (textUrl?: string, smtpUrl?: string) =>
  createMailService(db, {
    config: {
      ...{ mailFrom: 'Shop <shop@example.com>', storefrontOrigins: [] },
      ...{ smtpUrl, textUrl, textFrom: '+15550001111' },
    },
    sites: createSiteService(db, () => new Date()),
    now: () => new Date(),
  })

const textsOf = (orderNo: string) =>
  db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('reference', 'like', `text:${orderNo}:%`)
    .orderBy('id')
    .execute()

const prefer = (preferences: object) =>
  db
    .updateTable('site')
    .set({ preferences: sql`preferences || ${JSON.stringify(preferences)}::jsonb` })
    .execute()

async function placeReady(contact: Record<string, unknown>) {
  await db.updateTable('inventory').set({ ats: 20 }).execute()
  const { orderNo = '' } = await placePickup(guest, 1, contact)
  const { backOffice } = engine.app.services.orders
  await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
  return orderNo
}

const ASKED = { c_pickupPhone: '3125550123', c_pickupTextPhone: '3125550123' }

test('whoever asked at checkout is told by text message with the code, and not when they were there', async () => {
  const orderNo = await placeReady(ASKED)
  const [text, ...others] = await textsOf(orderNo)
  expect(others).toEqual([])
  expect(text).toMatchObject({ recipient: '+13125550123', attempts: 0, next_attempt_at: null })
  expect(text?.text).toMatch(
    new RegExp(`^Brindille: .*${orderNo}.* Maiden Lane\\.\\n.*: \\w{3} \\w{3}$`),
  )
  const { backOffice } = engine.app.services.orders
  await backOffice.movePickup(orderNo, 'me', { from: 'ready', to: 'collected' })
  expect(await textsOf(orderNo)).toHaveLength(1)
})

test.each([
  ['who did not ask', { ...ASKED, c_pickupTextPhone: '' }, true],
  ['who asked at another number', { ...ASKED, c_pickupPhone: '3125550199' }, true],
  ['without a number', { c_pickupTextPhone: '123', c_pickupPhone: '123' }, true],
  ['of a site without text messages', ASKED, false],
])('whoever collects %s gets none', async (_who, contact, pickupTexts) => {
  await prefer({ pickupTexts })
  expect(await textsOf(await placeReady(contact))).toEqual([])
})

test('a kept message is sent once there is a service, in its own words for a refusal', async () => {
  const orderNo = await placeReady(ASKED)
  const [{ id = 0 } = {}] = await textsOf(orderNo)
  const without = create()
  await expect(without.sendAgain(id)).rejects.toMatchObject({ status: 409 })
  const mail = create(address)
  answer = { status: 503, body: '<html>' }
  await mail.sendAgain(id)
  await mail.deliver()
  expect(await textsOf(orderNo)).toMatchObject([
    { next_attempt_at: expect.any(Date), last_error: 'The text service answered 503.' },
  ])
  answer = { status: 400, body: '{"code":21610,"message":"Attempt to send to unsubscribed"}' }
  await mail.sendAgain(id)
  await mail.deliver()
  expect(await textsOf(orderNo)).toMatchObject([
    { next_attempt_at: null, sent_at: null, last_error: 'Attempt to send to unsubscribed' },
  ])
  answer = { status: 201, body: '{}' }
  await mail.sendAgain(id)
  await Promise.all([mail.deliver(), mail.deliver()])
  await mail.close()
  const [sent] = await textsOf(orderNo)
  expect(sent).toMatchObject({ sent_at: expect.any(Date), last_error: null })
  expect(received).toHaveLength(3)
  expect(received[2]).toEqual({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:to/ken').toString('base64')}`,
    form: { To: '+13125550123', From: '+15550001111', Body: sent?.text },
  })
})

test('a service that is missing delays no mail, and uses up no message', async () => {
  const orderNo = await placeReady(ASKED)
  await db
    .updateTable('outbox_mail')
    .set({ next_attempt_at: new Date(0) })
    .execute()
  const smtp = await startSmtpServer()
  const mail = create(undefined, smtp.url)
  await mail.deliver()
  await mail.close()
  expect(smtp.messages.length).toBeGreaterThan(1)
  expect(await textsOf(orderNo)).toMatchObject([{ attempts: 0, sent_at: null }])
  await smtp.close()
})

test('a message whose outcome is unknown is not repeated by itself, one that never left is', async () => {
  const orderNo = await placeReady(ASKED)
  const [{ id = 0 } = {}] = await textsOf(orderNo)
  const end = (request: IncomingMessage) => void request.socket.destroy()
  service.on('request', end)
  const mail = create(address)
  await mail.sendAgain(id)
  await mail.deliver()
  const expectUnknown = async (what: string) =>
    expect(await textsOf(orderNo)).toMatchObject([
      { next_attempt_at: null, last_error: `${what} Perhaps it was sent, so it is not repeated.` },
    ])
  await expectUnknown('The text service did not answer.')
  service.removeListener('request', end)
  answer = { status: 502, body: '<html>' }
  await mail.sendAgain(id)
  await mail.deliver()
  await expectUnknown('The text service answered 502.')
  const port = await findFreePort()
  const away = create(`http://AC1:token@127.0.0.1:${port}`)
  await away.sendAgain(id)
  await away.deliver()
  expect(await textsOf(orderNo)).toMatchObject([{ next_attempt_at: expect.any(Date) }])
  await Promise.all([mail.close(), away.close()])
})

test('a message that was being sent when the engine ended is not sent again', async () => {
  const orderNo = await placeReady(ASKED)
  const [{ id = 0 } = {}] = await textsOf(orderNo)
  await engine.db
    .updateTable('outbox_mail')
    .set({ attempts: 1, last_error: null, next_attempt_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  // its lease may end while a run sends others
  expect(await claimDueMail(db, new Date(), { areTexts: true })).toBeUndefined()
  const mail = create(address)
  await mail.deliver()
  await mail.close()
  expect(received).toEqual([])
  expect(await textsOf(orderNo)).toMatchObject([
    {
      sent_at: null,
      next_attempt_at: null,
      last_error: expect.stringMatching(/^The engine ended/),
    },
  ])
})

test.each([
  [undefined, undefined, true],
  ['smtp://127.0.0.1:1', undefined, false],
  ['smtp://127.0.0.1:1', 'http://AC1:token@127.0.0.1:1', true],
])(
  'with mails by %s and texts by %s, shoppers are offered texts: %s',
  async (smtp, text, isOffered) => {
    const mail = create(text, smtp)
    expect(mail.offersTexts()).toBe(isOffered)
    await mail.close()
  },
)

test.each([
  ['(312) 555-0123', '+13125550123'],
  ['1 312 555 0123', '+13125550123'],
  ['+44 20 7946 0958', undefined],
  ['+1', undefined],
  ['0125550123', undefined],
  ['', undefined],
  [5, undefined],
])('%j is the number %s', (phone, number) => {
  expect(toTextNumber(phone)).toBe(number)
})
