import { randomUUID } from 'node:crypto'
import { placeByCard } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'

const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001'
const BY = { name: 'Ada', requestId: 'test' }

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.deleteFrom('claim').execute()
  await engine.db.deleteFrom('login_attempt').execute()
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
})

const office = () => engine.app.services.orders.backOffice

/** Places an order of boxes in one line, and sends it. */
async function placeSent(quantity: number) {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity }])
  const { orderNo = '', productItems = [] } = await placeByCard(guest, basketId)
  await office().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
  const itemId = productItems[0]?.itemId ?? ''
  const statusOf = async (work: Promise<{ status: number } | void>) =>
    work.then(
      (answer) => answer?.status ?? 200,
      (error: { status?: number }) => error.status,
    )
  return {
    orderNo,
    /** By default of too much to be decided by rules. */
    claim: (pieces = 1, kind = 'late') =>
      statusOf(
        guest.call('POST', `${CLAIMS}/claims`, {
          ...{ orderNo, id: randomUUID(), kind, items: [{ itemId, quantity: pieces }] },
        }),
      ),
    replace: (pieces = 1) => {
      const items = [{ itemId, quantity: pieces }]
      return statusOf(
        office().replaceItems(orderNo, { id: randomUUID(), items, reason: 'Melted' }, BY),
      )
    },
  }
}

test('what is claimed is not replaced besides, and what is replaced is not claimed', async () => {
  const { claim, replace } = await placeSent(3)
  expect(await claim()).toBe(200)
  expect(await replace(3)).toBe(409)
  expect(await replace()).toBe(200)
  expect(await claim(2)).toBe(409)
  expect(await claim(1, 'broken')).toBe(200)
  expect(await replace()).toBe(409)
})

test('of a claim and a replacement at once, one gets the piece', async () => {
  const { claim, replace } = await placeSent(1)
  const statuses = await Promise.all([claim(), replace(), claim(1, 'missing'), replace()])
  expect(statuses.sort()).toEqual([200, 409, 409, 409])
})
