import { randomUUID } from 'node:crypto'
import { placeByCard } from '../testing/placed-order'
import { useCheckout, useGuest, type TestCheckout } from '../testing/test-checkout'

const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001'
const ORDERS = '/checkout/shopper-orders/v1/organizations/f_ecom_prln_001/orders'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.deleteFrom('claim').execute()
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
})

const backOffice = () => engine.app.services.orders.backOffice
const read = async (orderNo: string) => (await backOffice().getOrder(orderNo)).stored

/** Places an order of a box, and sends it. */
async function placeSent(as: TestCheckout) {
  const basketId = await as.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { orderNo = '', productItems = [] } = await placeByCard(as, basketId)
  const by = { name: 'Ada', requestId: 'test' }
  await backOffice().shipShipment(orderNo, 'me', { carrier: 'UPS' }, by)
  return { orderNo, itemId: productItems[0]?.itemId ?? '' }
}

const claimLate = ({ orderNo, itemId }: { orderNo: string; itemId: string }, as: TestCheckout) => {
  const items = [{ itemId, quantity: 1 }]
  return as.call('POST', `${CLAIMS}/claims`, { orderNo, id: randomUUID(), kind: 'late', items })
}

test.each(['claim', 'return'])(
  'a %s of an order whose account is deleted in that moment is of nobody',
  async (kind) => {
    const customer = await guest.logIn(await guest.register())
    const sent = await placeSent(customer)
    const { accountData, sites } = engine.app.services
    const { customerId } = customer.shopper
    const { getSite } = sites
    const erased = jest.spyOn(sites, 'getSite').mockImplementationOnce(async (id) => {
      await accountData.deleteAccount(customerId, { siteId: 'brindille' })
      return getSite(id)
    })
    const returned = { productItems: [{ itemId: sent.itemId, quantity: 1 }] }
    const answer =
      kind === 'claim'
        ? await claimLate(sent, customer)
        : await customer.call(
            'POST',
            `${ORDERS}/${sent.orderNo}/actions/oms-return-order`,
            returned,
          )
    expect(erased).toHaveBeenCalled()
    erased.mockRestore()
    expect(answer.status).toBe(404)
    expect(await engine.db.selectFrom('claim').select('id').execute()).toEqual([])
    expect((await read(sent.orderNo)).document.returns ?? []).toEqual([])
  },
)

test('of a deletion and a claim at once, one is refused', async () => {
  const { accountData } = engine.app.services
  for (let round = 0; round < 4; round += 1) {
    const customer = await guest.logIn(await guest.register())
    const sent = await placeSent(customer)
    const { customerId } = customer.shopper
    const [erased, claimed] = await Promise.allSettled([
      accountData.deleteAccount(customerId, { siteId: 'brindille' }),
      claimLate(sent, customer),
    ])
    const status = claimed.status === 'fulfilled' ? claimed.value.status : undefined
    const { document } = await read(sent.orderNo)
    const kept = await engine.db.selectFrom('claim').selectAll().execute()
    const isErased = erased.status === 'fulfilled'
    expect([status === 200, kept.length, document.isGuest]).toEqual([
      !isErased,
      isErased ? 0 : 1,
      isErased,
    ])
    await engine.db.deleteFrom('claim').execute()
  }
})
