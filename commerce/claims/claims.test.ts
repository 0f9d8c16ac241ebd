import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { placePickup } from '../testing/place-pickup'
import { placeByCard } from '../testing/placed-order'
import { TestCheckout } from '../testing/test-checkout'
import { BY, useClaims } from './testing/use-claims'

const ORDERS = '/checkout/shopper-orders/v1/organizations/f_ecom_prln_001/orders'

const { clock, engine, guest, office, writePreferences, read, ask, claim, ...claims } = useClaims()
let stranger: TestCheckout
beforeEach(async () => {
  stranger = await TestCheckout.asGuest(engine.app)
  await writePreferences({ claimRefundLimit: 25 })
  clock.now = new Date(clock.now.getTime() + 60_000)
})

async function placeSent(quantity = 2, as = guest) {
  const sent = await claims.placeSent(quantity, as)
  const { orderNo } = sent
  const { viewCode } = await read(orderNo)
  return { ...sent, link: { orderNo, email: 'ada@example.com', orderViewCode: viewCode } }
}

const PICTURE = { width: 3000, height: 2000, channels: 3, background: '#5a1220' } as const
const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: PICTURE })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer()
const toMails = async (prefix: string) =>
  engine.db.selectFrom('outbox_mail').selectAll().where('reference', 'like', `${prefix}%`).execute()

test('a small claim is refunded at once, to the card, and no piece twice', async () => {
  const sent = await placeSent(2)
  const { body } = await ask('claimable', { orderNo: sent.orderNo })
  expect(body).toMatchObject({
    orderNo: sent.orderNo,
    lines: [{ itemId: sent.itemId, quantity: 2, whom: 'Ada Lovelace', isPickup: false }],
    claims: [],
  })
  const made = await claim(sent)
  expect(made.body).toMatchObject({ state: 'refunded', kind: 'missing' })
  const { document } = await read(sent.orderNo)
  expect(document.refunds).toMatchObject([
    { reason: 'Claim: missing', items: [{ itemId: sent.itemId, quantity: 1 }], restocked: [] },
  ])
  const after = await ask('claimable', { orderNo: sent.orderNo })
  expect(after.body).toMatchObject({
    lines: [{ quantity: 1 }],
    claims: [
      { state: 'refunded', refund: { to: [{ methodId: 'CREDIT_CARD', lastDigits: '1111' }] } },
    ],
  })
  expect(await toMails(`refunded:${sent.orderNo}`)).toHaveLength(1)
  expect((await claim(sent, { items: [{ itemId: sent.itemId, quantity: 2 }] })).status).toBe(409)
  const known = { orderNo: sent.orderNo, email: 'ada@example.com' }
  const { claims: [shown] = [] } = (await ask('claimable', known, stranger)).body as {
    claims?: object[]
  }
  expect(shown).toMatchObject({ state: 'refunded', kind: 'missing' })
  expect(shown).not.toHaveProperty('refund')
})

test('a second click, and a second tab, are one claim', async () => {
  const sent = await placeSent(2)
  const id = randomUUID()
  const clicks = await Promise.all([claim(sent, { id }), claim(sent, { id })])
  expect(clicks.map(({ status, body }) => [status, (body as { id?: string }).id])).toEqual([
    [200, id],
    [200, id],
  ])
  const tabs = await Promise.all([claim(sent, { kind: 'late' }), claim(sent, { kind: 'late' })])
  const [one, other] = tabs.map(({ body }) => (body as { id?: string }).id)
  expect(one).toBe(other)
  expect(await engine.db.selectFrom('claim').select('state').orderBy('state').execute()).toEqual([
    { state: 'open' },
    { state: 'refunded' },
  ])
  expect((await read(sent.orderNo)).document.refunds).toHaveLength(1)
})

test('what came instead is replaced by an order at no cost, once', async () => {
  const sent = await placeSent(2)
  const { orderNo } = sent
  const picture = (await photo()).toString('base64')
  const added = await ask('photos', { orderNo, picture })
  const { photoId } = added.body as { photoId?: string }
  const body = { id: randomUUID(), kind: 'wrong', photoIds: [photoId] }
  const clicks = await Promise.all([claim(sent, body), claim(sent, body)])
  const { replacements = [], refunds } = (await read(orderNo)).document
  expect(replacements).toMatchObject([{ id: body.id, orderNo: expect.any(String) }])
  expect(refunds).toBeUndefined()
  const replacedBy = replacements[0]?.orderNo ?? ''
  expect(clicks.map(({ body: shown }) => shown)).toMatchObject([
    { state: 'replaced', replacedBy },
    { state: 'replaced', replacedBy },
  ])
  const { totalMinor, document } = await read(replacedBy)
  expect([totalMinor, document.replacementOf]).toEqual([0, orderNo])
  const [mail, ...others] = await toMails(`claim:${orderNo}`)
  expect(others).toEqual([])
  expect(mail?.text).toContain(`It is order ${replacedBy}`)
  const shown = await guest.call('GET', `${ORDERS}/${replacedBy}`)
  expect(shown.body).toMatchObject({ orderTotal: 0, productItems: [{ quantity: 1 }] })
})

test('a guest with the link of the mails claims; with an e-mail address alone, a person looks', async () => {
  const sent = await placeSent(3)
  const { orderNo } = sent
  expect((await claim(sent, {}, stranger)).status).toBe(404)
  const wrong = { email: 'ada@example.com', orderViewCode: 'wrong' }
  expect((await claim(sent, wrong, stranger)).status).toBe(404)
  expect((await claim(sent, { email: 'eve@example.com' }, stranger)).status).toBe(404)
  const byAddress = await claim(sent, { email: 'ADA@example.com', words: 'Mine' }, stranger)
  expect(byAddress.body).toMatchObject({ state: 'open' })
  expect(byAddress.body).not.toHaveProperty('words')
  const asked = await ask('claimable', { orderNo, email: 'ada@example.com' }, stranger)
  expect(asked.body).toMatchObject({ lines: [{ quantity: 2, whom: '' }] })
  await engine.db.deleteFrom('claim').execute()
  expect((await claim(sent, sent.link, stranger)).body).toMatchObject({ state: 'refunded' })
})

test('photos lose their place, are made small, and only claimants read them', async () => {
  const sent = await placeSent()
  const { orderNo } = sent
  const picture = (await photo()).toString('base64')
  const { status, body } = await ask('photos', { orderNo, picture })
  expect(status).toBe(200)
  const { photoId } = body as { photoId?: string }
  const made = await claim(sent, { kind: 'broken', photoIds: [photoId] })
  expect(made.body).toMatchObject({ state: 'refunded', photoIds: [photoId] })
  const shown = await ask('photos/read', { ...sent.link, photoId }, stranger)
  const text = String((shown.body as { picture?: string }).picture)
  const stored = Buffer.from(text.replace('data:image/jpeg;base64,', ''), 'base64')
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect((await ask('photos/read', { orderNo, photoId }, stranger)).status).toBe(404)
  const other = await placeSent(1)
  expect((await ask('photos/read', { orderNo: other.orderNo, photoId })).status).toBe(404)
  const again = await claim(other, { photoIds: [photoId] })
  expect(again.body).toMatchObject({ type: expect.stringContaining('photo-not-found') })
})

test.each([
  ['no picture', 'aGVsbG8=', 400],
  ['no Base64', '<svg>', 400],
])('%s is refused as a photo', async (_what, picture, status) => {
  const { orderNo } = await placeSent(1)
  expect((await ask('photos', { orderNo, picture })).status).toBe(status)
})

test('PNG and WebP are taken, and at most twelve photos wait per order', async () => {
  const { orderNo } = await placeSent(1)
  for (const format of ['png', 'webp'] as const) {
    const picture = (await photo(format)).toString('base64')
    expect((await ask('photos', { orderNo, picture })).status).toBe(200)
  }
  const small = await sharp({ create: { ...PICTURE, width: 8, height: 8 } })
    .png()
    .toBuffer()
  const picture = small.toString('base64')
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1)
    statuses.push((await ask('photos', { orderNo, picture })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 400])
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000)
  expect(await engine.app.services.claims.forgetPhotos()).toBe(12)
})

test('nothing is claimed before it was sent, after the days, or of a cancelled order', async () => {
  const order = await placeByCard(
    guest,
    await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }]),
  )
  const orderNo = String(order.orderNo)
  const lines = async () => (await ask('claimable', { orderNo })).body as { lines?: object[] }
  expect(await lines()).toMatchObject({ lines: [] })
  await office().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
  expect((await lines()).lines).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000)
  const late = await TestCheckout.asGuest(engine.app)
  const { viewCode } = await read(orderNo)
  const link = { orderNo, email: 'ada@example.com', orderViewCode: viewCode }
  expect((await ask('claimable', link, late)).body).toMatchObject({ lines: [] })
})

test('of a pickup, what was collected is claimed in the name of its shop', async () => {
  const order = await placePickup(guest, 2)
  const orderNo = String(order.orderNo)
  await office().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, BY)
  expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [] })
  await office().movePickup(orderNo, 'me', { from: 'ready', to: 'collected' }, BY)
  expect((await ask('claimable', { orderNo })).body).toMatchObject({
    lines: [{ quantity: 2, whom: 'Maiden Lane', isPickup: true }],
  })
})

test('a larger claim waits for a person, who is told nothing twice, and the shopper is mailed', async () => {
  const sent = await placeSent(3)
  const both = [{ itemId: sent.itemId, quantity: 2 }]
  const made = await claim(sent, { items: both, words: 'Two are missing.' })
  expect(made.body).toMatchObject({ state: 'open', words: 'Two are missing.' })
  expect((await read(sent.orderNo)).document.refunds ?? []).toEqual([])
  const [mail, ...others] = await toMails(`claim:${sent.orderNo}`)
  expect(others).toEqual([])
  expect(mail?.text).toContain('One of us is looking at it')
  expect((await ask('claimable', { orderNo: sent.orderNo })).body).toMatchObject({
    lines: [{ quantity: 1 }],
  })
})

test('a customer gets their claims with their data, and no claim outlives the account', async () => {
  const customer = await guest.logIn(await guest.register())
  const sent = await placeSent(1, customer)
  const picture = (await photo()).toString('base64')
  const added = await ask('photos', { orderNo: sent.orderNo, picture }, customer)
  const photoIds = [(added.body as { photoId?: string }).photoId]
  await claim(sent, { kind: 'late', words: 'Two days late.', photoIds }, customer)
  const { accountData } = engine.app.services
  const { customerId } = customer.shopper
  expect(await accountData.collect(customerId)).toMatchObject({
    claims: [{ orderNo: sent.orderNo, kind: 'late', words: 'Two days late.', state: 'open' }],
  })
  const erase = () => accountData.deleteAccount(customerId, { siteId: 'brindille' })
  await expect(erase()).rejects.toMatchObject({ status: 409 })
  await engine.db.updateTable('claim').set({ state: 'declined' }).execute()
  await erase()
  for (const table of ['claim', 'claim_photo'] as const) {
    expect(await engine.db.selectFrom(table).select('order_no').execute()).toEqual([])
  }
})
