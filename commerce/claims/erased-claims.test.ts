import { useClaims } from './testing/use-claims'

const ORDERS = '/checkout/shopper-orders/v1/organizations/f_ecom_prln_001/orders'

const { engine, guest, read, placeSent, claim } = useClaims()

test.each(['claim', 'return'])(
  'a %s of an order whose account is deleted in that moment is of nobody',
  async (kind) => {
    const customer = await guest.logIn(await guest.register())
    const sent = await placeSent(1, customer)
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
        ? await claim(sent, { kind: 'late' }, customer)
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
    const sent = await placeSent(1, customer)
    const { customerId } = customer.shopper
    const [erased, claimed] = await Promise.allSettled([
      accountData.deleteAccount(customerId, { siteId: 'brindille' }),
      claim(sent, { kind: 'late' }, customer),
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
