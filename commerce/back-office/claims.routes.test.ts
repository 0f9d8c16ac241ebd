import { randomUUID } from 'node:crypto'
import type { OfficeClaim, OfficeClaimList } from '../../contracts/claim'
import { logInOperator } from '../testing/log-in-operator'
import { placeByCard } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { atsOf, empty } from '../testing/shop-state'

const CLAIMS = '/back-office/api/claims'
const BY = { name: 'Ada', requestId: 'test' }

let now = new Date()
let nora: { cookie: string }
let viewer: { cookie: string }
let seller: { cookie: string }
const engine = useCheckout({ listens: true, now: () => now })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
  viewer = await logInOperator(engine, 'viewer')
  seller = await logInOperator(engine, 'orders')
})
beforeEach(async () => {
  await empty(engine.db, 'claim', 'outbox_mail', 'login_attempt')
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
})

/** Places and sends an order of boxes at $20 each, and claims that they came too late. */
async function claimLate(quantity = 2, kind = 'late') {
  now = new Date(now.getTime() + 1000)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 3 }])
  const order = await placeByCard(guest, basketId)
  const orderNo = String(order.orderNo)
  const backOffice = engine.app.services.orders.backOffice
  await backOffice.shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
  const items = [{ itemId: String(order.productItems?.[0]?.itemId), quantity }]
  const path = '/custom/claims/v1/organizations/f_ecom_prln_001/claims'
  const id = randomUUID()
  const words = 'After the party.'
  const asked = { orderNo, kind, items, words }
  await guest.call('POST', path, { ...asked, id })
  const again = () => guest.call('POST', path, { ...asked, id: randomUUID() })
  return { id, orderNo, again }
}

const list = async (query = ''): Promise<OfficeClaimList> =>
  (await engine.app.inject({ url: `${CLAIMS}${query}`, headers: nora })).json()
const read = async (id: string): Promise<OfficeClaim> =>
  (await engine.app.inject({ url: `${CLAIMS}/${id}`, headers: nora })).json()
const change = (id: string, asked: object, { revision = 1, headers = nora } = {}) =>
  engine.app.inject({
    method: 'POST',
    url: `${CLAIMS}/${id}/changes`,
    headers,
    payload: { change: asked, expectedRevision: revision },
  })
const mails = async (prefix: string) =>
  engine.db.selectFrom('outbox_mail').selectAll().where('reference', 'like', `${prefix}%`).execute()
const refundsOf = async (orderNo: string) =>
  (await engine.app.services.orders.backOffice.getOrder(orderNo)).stored.document.refunds ?? []

test('claims are listed by what is to do, kind, order and address, page by page', async () => {
  const first = await claimLate()
  const second = await claimLate(1, 'missing')
  const ids = async (query = '') => (await list(query)).claims.map(({ id }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  expect(await ids('?state=undecided')).toEqual([second.id, first.id])
  expect(await ids('?state=decided')).toEqual([])
  expect(await ids('?kind=missing')).toEqual([second.id])
  expect(await ids(`?text=${first.orderNo}`)).toEqual([first.id])
  expect(await ids('?text=ADA@example')).toEqual([second.id, first.id])
  expect(await ids('?text=nobody')).toEqual([])
  const page = await list('?limit=1')
  expect(page.claims).toMatchObject([
    { name: 'Ada Lovelace', kind: 'missing', state: 'open', currency: 'USD', photos: 0 },
  ])
  expect(await ids(`?before=${page.next}`)).toEqual([first.id])
  expect(await read(second.id)).toMatchObject({
    words: 'After the party.',
    reason: 'again',
    lines: [{ claimed: 1, ordered: 3, refunded: 0, whom: 'Ada Lovelace' }],
    others: [{ id: first.id, orderNo: first.orderNo, state: 'open' }],
    orders: 2,
  })
})

test('an operator refunds a part, once, and it is logged and mailed', async () => {
  const { id, orderNo } = await claimLate()
  const answers = await Promise.all([
    change(id, { kind: 'refund', amount: 5 }),
    change(id, { kind: 'refund', amount: 5 }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await read(id)).toMatchObject({ state: 'refunded', refunded: 5, decidedBy: 'service' })
  expect(await refundsOf(orderNo)).toMatchObject([
    { reason: 'Claim: late', items: [], by: 'service' },
  ])
  expect(await mails(`refunded:${orderNo}`)).toHaveLength(1)
  const history = await engine.app.inject({ url: `${CLAIMS}/${id}/history`, headers: nora })
  expect(history.json()).toMatchObject({
    entries: [{ action: 'refunded', operatorName: 'service', after: { state: 'refunded' } }],
  })
})

test.each<[string, number | undefined, number, object[]]>([
  ['late', undefined, 42.5, []],
  ['missing', 42.49, 42.49, []],
  ['missing', 42.5, 42.5, [{ quantity: 2 }]],
  ['missing', undefined, 42.5, [{ quantity: 2 }]],
])('of a claim of what is %s, a refund of %s takes %d', async (kind, amount, refunded, items) => {
  await claimLate()
  const { id, orderNo } = await claimLate(2, kind)
  const answer = await change(id, { kind: 'refund', ...(amount !== undefined && { amount }) })
  expect(answer.json()).toMatchObject({ state: 'refunded', refunded })
  expect((await refundsOf(orderNo)).map((one) => one.items)).toMatchObject([items])
  const path = '/custom/claims/v1/organizations/f_ecom_prln_001/claimable'
  expect((await guest.call('POST', path, { orderNo })).body).toMatchObject({
    lines: [{ quantity: 1 }],
  })
})

test('more than is left is refused, and nothing is decided', async () => {
  const { id, orderNo } = await claimLate()
  const asked = { kind: 'refund', amount: 5000 }
  expect((await change(id, asked, { headers: seller })).statusCode).toBe(409)
  expect(await read(id)).toMatchObject({ state: 'open', revision: 1 })
  expect(await refundsOf(orderNo)).toEqual([])
})

const readOrder = async (orderNo: string) =>
  (await engine.app.services.orders.backOffice.getOrder(orderNo)).stored
const stock = () => atsOf(engine.db, 'assorted-9')

test('more than the pieces cost is for operators who may refund orders', async () => {
  const { id } = await claimLate(1)
  const { cost, refundable } = await read(id)
  expect(refundable).toBeGreaterThan(cost + 1)
  const more = { kind: 'refund', amount: cost + 0.01 }
  expect((await change(id, more)).json()).toMatchObject({
    type: expect.stringContaining('right-missing'),
  })
  expect(await read(id)).toMatchObject({ state: 'open' })
  expect((await change(id, more, { headers: seller })).statusCode).toBe(200)
  const other = await claimLate(1)
  expect((await change(other.id, { kind: 'refund', amount: cost })).statusCode).toBe(200)
})

test('a refund that the gateway refuses opens the claim again, and says why', async () => {
  const { id } = await claimLate()
  const { payments } = engine.app.services
  const refusal = jest.spyOn(payments, 'refund').mockResolvedValue({ problem: 'Too old.' })
  const refused = await change(id, { kind: 'refund', amount: 5 })
  expect(refused.json()).toMatchObject({ state: 'open', reason: 'refused', revision: 3 })
  expect(refused.json()).not.toHaveProperty('refunded')
  refusal.mockRestore()
  const done = await change(id, { kind: 'refund', amount: 5 }, { revision: 3 })
  expect(done.json()).toMatchObject({ state: 'refunded', refunded: 5 })
})

test('of two operators one orders the replacement, linked with claim and order, and logged', async () => {
  const { id, orderNo } = await claimLate()
  const before = await stock()
  const both = await Promise.all([change(id, { kind: 'replace' }), change(id, { kind: 'replace' })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { document } = await readOrder(orderNo)
  expect(document.replacements).toMatchObject([{ id, orderNo: expect.any(String) }])
  const replacedBy = document.replacements?.[0]?.orderNo ?? ''
  expect(await read(id)).toMatchObject({ state: 'replaced', replacedBy, decidedBy: 'service' })
  const replacing = await readOrder(replacedBy)
  expect(replacing).toMatchObject({
    ...{ status: 'new', totalMinor: 0, exportStatus: 'ready' },
    document: {
      replacementOf: orderNo,
      history: expect.arrayContaining([
        expect.objectContaining({ text: `replaces items of order ${orderNo}: Claim: late` }),
      ]),
    },
  })
  expect(await stock()).toBe(before - 2)
  const [mail, ...others] = (await mails(`claim:${orderNo}`)).filter(({ reference }) =>
    reference.includes(':replacement'),
  )
  expect(others).toEqual([])
  expect(mail?.text).toContain(`It is order ${replacedBy}`)
  expect(await mails(`order:${replacedBy}`)).toHaveLength(1)
  const history = await engine.app.inject({ url: `${CLAIMS}/${id}/history`, headers: nora })
  expect(history.json()).toMatchObject({
    entries: [{ action: 'replaced', before: { state: 'open' }, after: { state: 'replaced' } }],
  })
  const path = '/custom/claims/v1/organizations/f_ecom_prln_001/claimable'
  expect((await guest.call('POST', path, { orderNo })).body).toMatchObject({
    claims: [{ state: 'replaced', replacedBy }],
  })
})

test('without stock a person sends it, and why is shown; with stock again it is ordered', async () => {
  const { id, orderNo } = await claimLate()
  await engine.db.updateTable('inventory').set({ ats: 1 }).execute()
  const waits = await change(id, { kind: 'replace' })
  expect(waits.json()).toMatchObject({
    ...{ state: 'to-replace', obstacle: expect.stringMatching(/available/) },
  })
  expect(waits.json()).not.toHaveProperty('replacedBy')
  expect(await stock()).toBe(1)
  expect((await readOrder(orderNo)).document.replacements).toBeUndefined()
  const again = await change(id, { kind: 'replace' }, { revision: 2 })
  expect(again.statusCode).toBe(400)
  expect(await read(id)).toMatchObject({ state: 'to-replace', revision: 2 })
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
  const ordered = await change(id, { kind: 'replace' }, { revision: 2 })
  expect(ordered.json()).toMatchObject({ state: 'replaced', replacedBy: expect.any(String) })
  expect(ordered.json()).not.toHaveProperty('obstacle')
  expect(await stock()).toBe(48)
  const texts = (await mails(`claim:${orderNo}`)).map(({ text }) => text)
  const number = ordered.json().replacedBy
  expect(texts.filter((text) => text.includes('We send you a replacement'))).toHaveLength(2)
  expect(texts.filter((text) => text.includes(`It is order ${number}`))).toHaveLength(1)
})

test('an imported order, whose bag is not known, is replaced by a person', async () => {
  const { id, orderNo } = await claimLate()
  const { document } = await readOrder(orderNo)
  const imported = JSON.stringify({ ...document, basket: undefined })
  const own = engine.db.updateTable('order_header').set({ document: imported })
  await own.where('order_no', '=', orderNo).execute()
  expect((await change(id, { kind: 'replace' })).json()).toMatchObject({
    ...{ state: 'to-replace', obstacle: expect.stringContaining('The order was imported') },
  })
})

test('a replacement that could not be ordered is sent, each with a mail', async () => {
  const { id, orderNo } = await claimLate()
  await engine.db.updateTable('inventory').set({ ats: 0 }).execute()
  expect((await change(id, { kind: 'sent' })).statusCode).toBe(409)
  expect((await change(id, { kind: 'replace' })).json()).toMatchObject({ state: 'to-replace' })
  const sent = await change(id, { kind: 'sent' }, { revision: 2 })
  expect(sent.json()).toMatchObject({ state: 'replaced' })
  const references = (await mails(`claim:${orderNo}`)).map(({ reference }) => reference)
  const own = `claim:${orderNo}:${id}`
  expect(references.sort()).toEqual([`${own}:received`, `${own}:replaced`, `${own}:replacement`])
})

test('a refusal is mailed in the operator’s words, and the shopper sees them', async () => {
  const { id, orderNo, again } = await claimLate()
  expect((await change(id, { kind: 'decline', text: ' ' })).statusCode).toBe(400)
  await change(id, { kind: 'decline', text: 'It arrived on the day\nthat you chose.' })
  const [mail] = (await mails(`claim:${orderNo}`)).filter(({ text }) => text.includes('It arrived'))
  expect(mail?.reference).toBe(`claim:${orderNo}:${id}:declined`)
  const path = '/custom/claims/v1/organizations/f_ecom_prln_001/claimable'
  expect((await guest.call('POST', path, { orderNo })).body).toMatchObject({
    claims: [{ state: 'declined', answer: 'It arrived on the day\nthat you chose.' }],
    lines: [{ quantity: 3 }],
  })
  const { body } = await again()
  expect(body).toMatchObject({ state: 'open' })
  expect(body).not.toMatchObject({ id })
})

test('reading is not deciding, and photos of other claims are not found', async () => {
  const { id } = await claimLate()
  const { statusCode } = await change(id, { kind: 'replace' }, { headers: viewer })
  expect(statusCode).toBe(403)
  const url = `${CLAIMS}/${id}/photos/${randomUUID()}`
  expect((await engine.app.inject({ url, headers: viewer })).statusCode).toBe(404)
})
