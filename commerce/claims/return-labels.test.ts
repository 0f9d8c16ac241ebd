import type { Shopper } from '../access/require-shopper'
import { createLabelService } from '../labels/label.service'
import { LabelRefused, type LabelProvider } from '../labels/label.port'
import { sampleLabels } from '../labels/sample-labels'
import { placePickup } from '../testing/place-pickup'
import { TestCheckout } from '../testing/test-checkout'
import { createClaimReturns } from './claim-returns'
import { BY } from './testing/use-claims'
import { SELLER, useReturns } from './testing/use-returns'

const SHOPPER: Shopper = {
  ...{ customerId: 'other', guestCustomerId: 'other', usid: 'other', siteId: 'brindille' },
  ...{ isRegistered: false, authType: 'guest', clientId: 'other', scopes: [] },
}

const {
  clock,
  engine,
  guest,
  services,
  office,
  writePreferences,
  read,
  ask,
  placeSent,
  giveBack,
  open,
  change,
  mails,
  idOf,
} = useReturns()

test('what was collected in a shop is brought back there, without a label', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest, 1)
  await office().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, BY)
  await office().movePickup(orderNo, 'me', { from: 'ready', to: 'collected' }, BY)
  const made = await giveBack({ orderNo, itemId: productItems[0]?.itemId ?? '' })
  expect(made.body).toMatchObject({ state: 'returning', hasLabel: false, toShop: true })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.text).toContain('to that shop')
  expect(mail?.text).not.toContain('label')
  expect((await ask('returns/label', { orderNo, id: idOf(made) })).status).toBe(409)
})

test('while the shop has no address that a label can name, only pickups come back', async () => {
  const sent = await placeSent(1)
  await writePreferences({ returnDays: 30, sellerAddress: ['Maison Brindille', 'Paris'] })
  expect(await open(sent.orderNo)).toMatchObject({ returnable: [], lines: [{ quantity: 1 }] })
  expect((await giveBack(sent)).status).toBe(409)
})

test('a return whose label can be made no more says to write first', async () => {
  const sent = await placeSent(1)
  const stranger = await TestCheckout.asGuest(engine.app)
  const id = idOf(await giveBack(sent, { email: 'ada@example.com' }, stranger))
  await writePreferences({ returnDays: 30 })
  await change(id, { kind: 'accept' })
  expect((await open(sent.orderNo)).claims).toMatchObject([{ hasLabel: false, toShop: false }])
  expect((await mails()).at(-1)?.text).toContain('Please write to us before you send it')
})

test.each<[string, Partial<LabelProvider>]>([
  ['hangs', { create: () => new Promise(() => undefined) }],
  ['answers nonsense', { create: async () => ({ id: '' }) as never }],
])(
  'if the label provider %s, the return is kept and the label is made later',
  async (_, broken) => {
    const sent = await placeSent(1)
    const { orderNo } = sent
    const id = idOf(await giveBack(sent))
    const provider = { create: async () => ({}) as never, void: async () => undefined, ...broken }
    const labels = createLabelService(engine.db, { provider, now: () => clock.now, limitMs: 30 })
    const returns = createClaimReturns(engine.db, {
      ...services(),
      ...{ labels, storefrontOrigins: [] },
    })
    const { viewCode: orderViewCode } = await read(orderNo)
    const known = { orderNo, id, email: 'ada@example.com', orderViewCode }
    await expect(returns.printLabels(SHOPPER, known, 'test')).rejects.toMatchObject({ status: 503 })
    expect((await open(orderNo)).claims).toMatchObject([{ state: 'returning', hasLabel: true }])
    expect((await ask('returns/label', { orderNo, id })).status).toBe(200)
  },
)

test.each([
  ['no reason', { returnReason: undefined }],
  ['a reason that is none', { returnReason: 'Bored' }],
  ['a reason of a claim', { kind: 'late' }],
])('a return with %s is refused', async (_what, more) => {
  expect((await giveBack(await placeSent(1), more)).status).toBe(400)
})

test('an account is deleted once its return is settled, and leaves no return and no label', async () => {
  const customer = await guest.logIn(await guest.register())
  const sent = await placeSent(1, customer)
  const made = await giveBack(sent, {}, customer)
  await ask('returns/label', { orderNo: sent.orderNo, id: idOf(made) }, customer)
  const { customerId } = customer.shopper
  const erase = () => services().accountData.deleteAccount(customerId, { siteId: 'brindille' })
  await expect(erase()).rejects.toMatchObject({
    status: 409,
    type: expect.stringContaining('claims-open'),
  })
  await change(idOf(made), { kind: 'receive', restock: false })
  expect(await services().accountData.collect(customerId)).toMatchObject({
    claims: [{ kind: 'return', returnReason: 'Changed my mind' }],
  })
  await erase()
  for (const table of ['claim', 'order_label'] as const) {
    expect(await engine.db.selectFrom(table).select('order_no').execute()).toEqual([])
  }
})

test.each(['declined', 'expired'] as const)(
  'a label that the provider did not take back when its return was %s is voided later',
  async (how) => {
    const sent = await placeSent(1)
    const id = idOf(await giveBack(sent))
    await ask('returns/label', { orderNo: sent.orderNo, id })
    const away = jest.spyOn(sampleLabels, 'void').mockRejectedValue(new Error('away'))
    if (how === 'declined') await change(id, { kind: 'decline', text: 'No.' })
    else clock.now = new Date(clock.now.getTime() + 45 * 86_400_000)
    const first = await services().claims.endReturns()
    expect(first).toMatchObject({ ended: how === 'expired' ? 1 : 0, voided: 0 })
    expect(first.errors).toHaveLength(1)
    expect(await services().labels.list([sent.orderNo])).toHaveLength(1)
    away.mockRestore()
    expect(await services().claims.endReturns()).toEqual({ ended: 0, voided: 1, errors: [] })
    expect(await services().labels.list([sent.orderNo])).toEqual([])
  },
)

test('a label that is made while its return is declined is not valid', async () => {
  const sent = await placeSent(1)
  const { orderNo } = sent
  const id = idOf(await giveBack(sent))
  const made = jest.spyOn(sampleLabels, 'create').mockImplementationOnce(async () => {
    await change(id, { kind: 'decline', text: 'No.' })
    return { id: 'late', carrier: 'Sample Post', service: 'Ground', trackingNumber: 'SP1' }
  })
  expect((await ask('returns/label', { orderNo, id })).status).toBe(409)
  made.mockRestore()
  expect(await services().labels.list([orderNo])).toEqual([])
})

test('a return that cannot be ended does not hold up the others', async () => {
  const [one, other] = [await placeSent(1), await placeSent(1)]
  await writePreferences({ claimRepeatDays: 0, returnDays: 30, sellerAddress: SELLER })
  const [broken, fine] = [idOf(await giveBack(one)), idOf(await giveBack(other))]
  clock.now = new Date(clock.now.getTime() + 45 * 86_400_000)
  const { claimed } = office()
  const { settle } = claimed
  const failing = jest.spyOn(claimed, 'settle').mockImplementation(async (orderNo, ...rest) => {
    if (orderNo === one.orderNo) throw new Error('broken')
    return settle(orderNo, ...rest)
  })
  expect(await services().claims.endReturns()).toMatchObject({ ended: 1, errors: [{}] })
  failing.mockRestore()
  const states = await engine.db.selectFrom('claim').select(['id', 'state']).execute()
  expect(states).toEqual(
    expect.arrayContaining([
      { id: broken, state: 'returning' },
      { id: fine, state: 'expired' },
    ]),
  )
})

test('of several recipients, those have a label whom the provider does not refuse', async () => {
  const { orderNo, itemId } = await placeSent(1)
  const { document } = await read(orderNo)
  const { productItems = [], shipments = [] } = document.content
  const [item, shipment] = [productItems[0], shipments[0]]
  const content = {
    ...document.content,
    productItems: [...productItems, { ...item, itemId: 'other', shipmentId: 'bo' }],
    shipments: [
      ...shipments,
      {
        ...{ ...shipment, shipmentId: 'bo' },
        shippingAddress: { ...shipment?.shippingAddress, fullName: 'Bo Diddley' },
      },
    ],
  }
  const parcel = { carrier: 'UPS', shippedAt: clock.now.toISOString() }
  const fulfilments = {
    ...document.fulfilments,
    bo: { ...parcel, items: [{ itemId: 'other', quantity: 1 }] },
  }
  await engine.db
    .updateTable('order_header')
    .set({ document: JSON.stringify({ ...document, content, fulfilments }) })
    .where('order_no', '=', orderNo)
    .execute()
  const items = [itemId, 'other'].map((one) => ({ itemId: one, quantity: 1 }))
  const made = await giveBack({ orderNo, itemId }, { items })
  expect(made.body).toMatchObject({ state: 'returning', hasLabel: true })
  const id = idOf(made)
  const refusing = jest.spyOn(sampleLabels, 'create').mockImplementationOnce(async () => {
    throw new LabelRefused('There is no such street.')
  })
  const first = await ask('returns/label', { orderNo, id })
  expect([first.status, first.body]).toMatchObject([200, { missing: ['Ada Lovelace'] }])
  refusing.mockRestore()
  expect((await ask('returns/label', { orderNo, id })).body).toMatchObject({ missing: [] })
  const labels = await services().labels.list([orderNo])
  expect(labels.map(({ request }) => [request.from.name, request.service])).toEqual([
    ['Bo Diddley', ''],
    ['Ada Lovelace', ''],
  ])
})
