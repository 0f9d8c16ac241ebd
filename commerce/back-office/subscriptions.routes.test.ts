import { sql } from 'kysely'
import type { OfficeSubscription, OfficeSubscriptionList } from '../../contracts/subscription'
import {
  buySubscribed,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../testing/test-subscriber'
import { useForAll } from '../testing/use'
import { ILLINOIS, useCheckout } from '../testing/test-checkout'

const SUBSCRIPTIONS = '/back-office/api/subscriptions'
const NOW = new Date('2026-01-31T18:00:00Z')

let now = NOW
const engine = useCheckout({ now: () => now, listens: true })
beforeAll(() => setProductCustom(engine, 'assorted-9', SUBSCRIBABLE))
const customer = useForAll(() => registerSubscriber(engine))
beforeEach(async () => {
  await engine.db.deleteFrom('subscription').execute()
  await engine.db.deleteFrom('audit_entry').execute()
})

const list = async (query = ''): Promise<OfficeSubscriptionList> =>
  (await engine.app.inject(`${SUBSCRIPTIONS}${query}`)).json()
const read = async (id: string): Promise<OfficeSubscription> =>
  (await engine.app.inject(`${SUBSCRIPTIONS}/${id}`)).json()
const change = (id: string, payload: object, expectedRevision: string) =>
  engine.app.inject({
    method: 'POST',
    url: `${SUBSCRIPTIONS}/${id}/changes`,
    payload: { change: payload, expectedRevision },
  })
const historyOf = async (id: string) =>
  (await engine.app.inject(`${SUBSCRIPTIONS}/${id}/history`)).json().entries

async function begin(): Promise<OfficeSubscription> {
  const orderNo = await buySubscribed(customer)
  const { subscriptions } = await list(`?text=${orderNo}`)
  return read(subscriptions[0]?.id ?? '')
}

test('subscriptions are found by customer, product, order and status, page by page', async () => {
  const first = await begin()
  now = new Date(now.getTime() + 1000)
  const second = await begin()
  const email = encodeURIComponent(first.email)
  for (const text of [email, 'assorted', first.customerNo]) {
    expect((await list(`?text=${text}`)).subscriptions).toMatchObject([
      { id: second.id, picture: 'products/assorted.jpg' },
      { id: first.id, picture: 'products/assorted.jpg' },
    ])
  }
  for (const text of ['nobody', '%25']) {
    expect((await list(`?text=${text}`)).subscriptions).toEqual([])
  }
  const page = await list('?limit=1&state=active')
  expect(page).toMatchObject({ subscriptions: [{ id: second.id }], next: second.id })
  const rest = await list(`?limit=1&state=active&before=${page.next}`)
  expect(rest.subscriptions.map(({ id }) => id)).toEqual([first.id])
  expect(rest.next).toBeUndefined()
  await engine.db
    .updateTable('subscription')
    .set({ attempt_on: '2026-03-03' })
    .where('id', '=', first.id)
    .execute()
  expect((await list('?state=failed')).subscriptions).toMatchObject([{ id: first.id }])
  expect((await list('?state=active')).subscriptions).toHaveLength(1)
})

test('a subscription is shown with its product, frequencies, card, deliveries and mails', async () => {
  const subscription = await begin()
  expect(subscription).toMatchObject({
    productId: 'assorted-9',
    picture: 'products/assorted.jpg',
    quantity: 1,
    every: 1,
    period: 3,
    state: 'active',
    frequencies: [
      { every: 1, period: 3 },
      { every: 2, period: 2 },
      { every: 1, period: 1 },
    ],
    card: expect.stringMatching(/^Visa .*\d{4}$/),
    deliveries: [],
    mails: [{ subject: expect.stringContaining('has begun') }],
    price: { currency: 'USD' },
  })
  expect(subscription.addressLines.length).toBeGreaterThan(2)
})

test('an operator can skip a delivery once, and the change is logged', async () => {
  const { id, nextOn = '', revision } = await begin()
  const skipped = await change(id, { kind: 'skip', day: nextOn }, revision)
  expect(skipped.statusCode).toBe(200)
  const after: OfficeSubscription = skipped.json()
  expect((after.nextOn ?? '') > nextOn).toBe(true)
  expect(after.deliveries).toMatchObject([{ day: nextOn, outcome: 'skipped' }])
  expect((await change(id, { kind: 'skip', day: nextOn }, revision)).statusCode).toBe(409)
  expect((await read(id)).nextOn).toBe(after.nextOn)
  expect(await historyOf(id)).toMatchObject([
    {
      action: 'skipped',
      operatorName: 'This machine',
      before: { nextOn },
      after: { nextOn: after.nextOn },
    },
  ])
})

test('the date and frequency can be changed only within the choices of customers', async () => {
  const { id, today, revision } = await begin()
  for (const wrong of [
    { kind: 'date', day: '2025-12-31' },
    { kind: 'date', day: '2029-01-01' },
    { kind: 'date', day: 'soon' },
    { kind: 'frequency', every: 7, period: 1 },
    { kind: 'cancel', reason: ' ' },
    { kind: 'forget' },
  ]) {
    expect((await change(id, wrong, revision)).statusCode).toBe(400)
  }
  expect(await historyOf(id)).toEqual([])
  const sent = (await change(id, { kind: 'now' }, revision)).json<OfficeSubscription>()
  expect(sent.nextOn).toBe(today)
  const every = { kind: 'frequency', every: 2, period: 2 }
  expect((await change(id, every, sent.revision)).json()).toMatchObject({ every: 2, period: 2 })
  expect(await historyOf(id)).toMatchObject([
    {
      action: 'frequency changed',
      before: { interval: 'every month' },
      after: { interval: 'every 2 weeks' },
    },
    { action: 'moved', after: { nextOn: today } },
  ])
})

test('a delivery requested for today is ordered by the next run', async () => {
  const { id, revision, today } = await begin()
  await change(id, { kind: 'now' }, revision)
  const { errors } = await engine.app.services.subscriptionRuns.runDue()
  expect(errors).toEqual([])
  const { deliveries } = await read(id)
  expect(deliveries).toMatchObject([
    { day: today, outcome: 'ordered', orderNo: expect.any(String) },
  ])
})

test('a subscription is paused, resumed and canceled, with a mail to the customer', async () => {
  const begun = await begin()
  const { id } = begun
  const paused = (await change(id, { kind: 'pause' }, begun.revision)).json<OfficeSubscription>()
  expect(paused.state).toBe('paused')
  const going = (await change(id, { kind: 'resume' }, paused.revision)).json<OfficeSubscription>()
  expect(going.state).toBe('active')
  const end = await change(id, { kind: 'cancel', reason: 'Moves abroad' }, going.revision)
  expect(end.json()).toMatchObject({ state: 'cancelled', reason: 'Moves abroad' })
  expect(end.json().nextOn).toBeUndefined()
  expect(end.json().mails[0].subject).toContain('is cancelled')
  expect(await historyOf(id)).toMatchObject([
    { action: 'cancelled', after: { state: 'cancelled', reason: 'Moves abroad' } },
    { action: 'resumed' },
    { action: 'paused' },
  ])
  expect((await engine.app.inject(`${SUBSCRIPTIONS}/none`)).statusCode).toBe(404)
  expect((await change('none', { kind: 'pause' }, 'x')).statusCode).toBe(404)
})

const mailsOf = async (id: string) => (await read(id)).mails.map(({ subject }) => subject)

async function bodyOfLastMail(): Promise<string> {
  const { mails } = await engine.app.services.mail.listMails({ limit: 1 })
  return mails[0]?.text ?? ''
}

test('an operator changes quantity and address within the customer’s choices, who is mailed', async () => {
  const { id, revision } = await begin()
  for (const quantity of [0, 1.5, 100, '6,45', null]) {
    const wrong = await change(id, { kind: 'quantity', quantity }, revision)
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().detail).toMatch(/Quantity|whole number/)
  }
  const more = await change(id, { kind: 'quantity', quantity: 3 }, revision)
  const changed = more.json<OfficeSubscription>()
  expect(changed.quantity).toBe(3)
  expect((await mailsOf(id))[0]).toMatch(/^Your subscription to .* was changed$/)
  expect(await bodyOfLastMail()).toContain('The quantity is another one.')
  expect((await change(id, { kind: 'quantity', quantity: 4 }, revision)).statusCode).toBe(409)

  const { customerId } = customer.shopper
  await engine.app.services.addresses.createAddress(customerId, {
    ...{ ...ILLINOIS, lastName: 'Office', addressId: 'office' },
  })
  const { addresses, revision: next } = await read(id)
  expect(addresses).toEqual([{ id: 'office', text: expect.stringContaining('Ada Office') }])
  const unknown = await change(id, { kind: 'address', addressId: 'other' }, next)
  expect(unknown.json().detail).toBe('The address is not in the address book.')
  const moved = await change(id, { kind: 'address', addressId: 'office' }, next)
  expect(moved.json()).toMatchObject({ addressId: 'office' })
  expect(moved.json().addressLines[0]).toBe('Ada Office')
  expect(await historyOf(id)).toMatchObject([
    { action: 'address changed', after: { addressId: 'office' } },
    { action: 'quantity changed', before: { quantity: 1 }, after: { quantity: 3 } },
  ])
})

test('another product is delivered from the next time on, if it comes in this rhythm', async () => {
  await setProductCustom(engine, 'assorted-18', SUBSCRIBABLE)
  await setProductCustom(engine, 'creme-bar', { ...SUBSCRIBABLE, subscriptionFrequencies: ['1_1'] })
  await engine.db
    .updateTable('inventory')
    .set({ ats: 9 })
    .where('product_id', '=', 'assorted-18')
    .execute()
  const { id, revision, price } = await begin()
  const { products } = (await engine.app.inject(`${SUBSCRIPTIONS}/${id}/products`)).json()
  expect(products).toEqual([{ id: 'assorted-18', name: expect.stringContaining('18') }])
  for (const productId of ['creme-bar', 'brittle', 'assorted', 'none']) {
    const refused = await change(id, { kind: 'product', productId }, revision)
    expect(refused.json().detail).toBe('This product is not delivered every month.')
  }
  const other = await change(id, { kind: 'product', productId: 'assorted-18' }, revision)
  const changed = other.json<OfficeSubscription>()
  expect(changed).toMatchObject({ productId: 'assorted-18', quantity: 1 })
  expect(changed.price?.goodsMinor).toBeGreaterThan(price?.goodsMinor ?? 0)
  await change(id, { kind: 'now' }, changed.revision)
  expect((await engine.app.services.subscriptionRuns.runDue()).errors).toEqual([])
  const { deliveries } = await read(id)
  const order = await engine.app.inject(`/back-office/api/orders/${deliveries[0]?.orderNo}`)
  expect(order.json().shipments[0].items[0]).toMatchObject({ productId: 'assorted-18' })
  expect((await historyOf(id)).at(-1)).toMatchObject({
    ...{ action: 'product changed', before: { product: 'assorted-9' } },
    after: { product: 'assorted-18' },
  })
})

test('another size is offered, however many products there are', async () => {
  for (const id of ['assorted-18', 'brittle']) await setProductCustom(engine, id, SUBSCRIBABLE)
  const { id } = await begin()
  await sql`
    insert into product
    select copy.* from product, generate_series(1, 500) number, jsonb_populate_record(product,
      jsonb_build_object('id', 'aa-' || number)) copy
    where product.id = 'brittle'`.execute(engine.db)
  const { products } = (await engine.app.inject(`${SUBSCRIPTIONS}/${id}/products`)).json()
  await engine.db.deleteFrom('product').where('id', 'like', 'aa-%').execute()
  expect(products[0]).toMatchObject({ id: 'assorted-18' })
})

test('the customer is asked for another card by mail, and nothing else changes', async () => {
  const { id, revision } = await begin()
  const asked = await change(id, { kind: 'card' }, revision)
  expect(asked.json()).toMatchObject({ revision, events: [{ event: 'card' }, { event: 'begun' }] })
  expect((await mailsOf(id))[0]).toMatch(/^Another card for your subscription/)
  expect(await bodyOfLastMail()).toContain('Choose another card')
  expect(await historyOf(id)).toMatchObject([{ action: 'card asked for' }])
  const end = await change(id, { kind: 'cancel', reason: 'Ends' }, revision)
  const late = await change(id, { kind: 'card' }, end.json().revision)
  expect(late.statusCode).toBe(409)
})
