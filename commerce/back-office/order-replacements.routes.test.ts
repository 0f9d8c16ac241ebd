import { placeByCard, storedOf } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { askOffice, atsOf } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())
const guest = useGuest(engine)

const ask = askOffice(engine, '/orders')

const stock = () => atsOf(engine.db, 'assorted-9')

async function place() {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  const { orderNo = '', productItems = [] } = await placeByCard(guest, basketId)
  await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' })
  return { orderNo, itemId: productItems[0]?.itemId ?? '' }
}

it('sends items of a sent order again at no cost, once, linked both ways', async () => {
  const { orderNo, itemId } = await place()
  const request = { id: 'r1', items: [{ itemId, quantity: 1 }], reason: 'Melted' }
  const both = await Promise.all([
    ask(`/${orderNo}/replacements`, request),
    ask(`/${orderNo}/replacements`, request),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await ask(`/${orderNo}`)
  expect(body.replacedBy).toHaveLength(1)
  const [other] = body.replacedBy
  const replacing = (await ask(`/${other}`)).body
  expect(replacing).toMatchObject({
    ...{ total: 0, status: 'new', replacementOf: orderNo, email: 'ada@example.com' },
    totals: { tax: 0 },
    shipments: [{ method: 'Ground', items: [{ quantity: 1 }], isShipped: false }],
    can: { receivePayment: false },
  })
  expect(replacing.shipments[0].address).toContain('1 Main St')
  expect(await stock()).toBe(17)
  const texts = body.timeline.map(({ text }: { text: string }) => text)
  expect(texts).toContain(`items replaced at no cost by order ${other}: Melted`)
  const { header } = await storedOf(engine.db, { orderNo: other })
  expect(header.order_total_minor).toBe(0)
  const mails = engine.db.selectFrom('outbox_mail').selectAll()
  expect(await mails.where('reference', '=', `order:${other}`).execute()).toHaveLength(1)
  await ask(`/${other}/cancellation`, {})
  expect(await stock()).toBe(18)
})

it('refuses what the order does not have, and what is out of stock', async () => {
  const { orderNo, itemId } = await place()
  const replace = (items: object[], reason = 'Melted') =>
    ask(`/${orderNo}/replacements`, { id: 'r2', items, reason })
  expect((await replace([{ itemId, quantity: 3 }])).status).toBe(400)
  expect((await replace([{ itemId: 'none', quantity: 1 }])).status).toBe(400)
  expect((await replace([])).status).toBe(400)
  expect((await replace([{ itemId, quantity: 1 }], ' ')).status).toBe(400)
  await engine.db.updateTable('inventory').set({ ats: 0 }).execute()
  expect((await replace([{ itemId, quantity: 1 }])).status).toBe(400)
  expect((await ask(`/${orderNo}`)).body.replacedBy).toEqual([])
})

it('replaces no piece twice, none that was refunded, and again what was canceled', async () => {
  const { orderNo, itemId } = await place()
  const replace = (id: string, quantity = 1) =>
    ask(`/${orderNo}/replacements`, { id, items: [{ itemId, quantity }], reason: 'Melted' })
  const both = await Promise.all([replace('r3', 2), replace('r4', 2)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.detail).toContain("0 of 'Assorted")
  const { replacedBy } = (await ask(`/${orderNo}`)).body
  expect(replacedBy).toHaveLength(1)
  await ask(`/${replacedBy[0]}/cancellation`, {})
  await ask(`/${orderNo}/refunds`, {
    ...{ items: [{ itemId, quantity: 1 }], reason: 'Melted', expectedRefunded: 0 },
  })
  expect((await replace('r5', 2)).status).toBe(409)
  expect((await replace('r6')).status).toBe(200)
  expect((await replace('r7')).status).toBe(409)
})
