import type { Shopper } from '../access/require-shopper'
import { createLabelService } from '../labels/label.service'
import type { LabelProvider } from '../labels/label.port'
import { placePickup } from '../testing/place-pickup'
import { createClaimReturns } from './claim-returns'
import { BY, useReturns } from './testing/use-returns'

const SHOPPER: Shopper = {
  ...{ customerId: 'other', guestCustomerId: 'other', usid: 'other', siteId: 'brindille' },
  ...{ isRegistered: false, authType: 'guest', clientId: 'other', scopes: [] },
}

const { clock, engine, guest, services, office, read, ask, placeSent, giveBack, open, idOf } =
  useReturns()

test('what was collected in a shop is brought back there, without a label', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest, 1)
  await office().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, BY)
  await office().movePickup(orderNo, 'me', { from: 'ready', to: 'collected' }, BY)
  const made = await giveBack({ orderNo, itemId: productItems[0]?.itemId ?? '' })
  expect(made.body).toMatchObject({ state: 'returning', hasLabel: false })
  expect((await ask('returns/label', { orderNo, id: idOf(made) })).status).toBe(409)
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

test('a deleted account leaves no return and no label', async () => {
  const customer = await guest.logIn(await guest.register())
  const sent = await placeSent(1, customer)
  const made = await giveBack(sent, {}, customer)
  await ask('returns/label', { orderNo: sent.orderNo, id: idOf(made) }, customer)
  const { customerId } = customer.shopper
  expect(await services().accountData.collect(customerId)).toMatchObject({
    claims: [{ kind: 'return', returnReason: 'Changed my mind' }],
  })
  await services().accountData.deleteAccount(customerId, { siteId: 'brindille' })
  for (const table of ['claim', 'order_label'] as const) {
    expect(await engine.db.selectFrom(table).select('order_no').execute()).toEqual([])
  }
})
