import { millisecondsInDay } from 'date-fns/constants'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

let now = new Date('2026-11-20T12:00:00Z')
let guest: TestCheckout
const engine = useCheckout({ now: () => now, config: { basketDays: 7 } })
beforeEach(async () => {
  guest = await TestCheckout.asGuest(engine.app)
})

const pass = (days: number) => {
  now = new Date(now.getTime() + days * millisecondsInDay)
}

/** Gets a new token for the same guest, because tokens expire before baskets do. */
async function renew(): Promise<void> {
  guest = guest.become(await logInTestShopper(engine.app, { guest: guest.shopper }))
}

async function createBasket(): Promise<string> {
  const productItems = [{ productId: 'assorted-9', quantity: 1 }]
  const { body } = await guest.basket('POST', '', { productItems })
  return String(body.basketId)
}

describe('a basket', () => {
  it('expires a few days after its last change', async () => {
    const basketId = await createBasket()
    pass(6)
    await renew()
    const changed = await guest.basket('PATCH', `/${basketId}`, { c_note: 'still here' })
    expect(changed.status).toBe(200)
    pass(6)
    await renew()
    expect((await guest.basket('GET', `/${basketId}`)).status).toBe(200)
    pass(1)
    await renew()
    expect(await guest.basket('GET', `/${basketId}`)).toMatchObject({
      status: 404,
      body: { title: 'Basket Not Found' },
    })
    expect((await guest.basket('PATCH', `/${basketId}`, {})).status).toBe(404)
    expect(await createBasket()).not.toBe(basketId)
  })

  it('is removed by the sweep after it expires, and not before', async () => {
    const basketId = await createBasket()
    const { baskets } = engine.app.services
    pass(6)
    await baskets.removeExpired()
    expect(await countRows(basketId)).toBe(1)
    pass(1)
    await baskets.removeExpired()
    expect(await countRows(basketId)).toBe(0)
  })

  it('keeps every line when several tabs change it at once', async () => {
    const basketId = await createBasket()
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        guest.basket('POST', `/${basketId}/items`, [
          { productId: 'creme-bar', quantity: 2, c_tab: `tab ${tab}` },
        ]),
      ),
    )
    expect(added.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { body, headers } = await guest.basket('GET', `/${basketId}`)
    expect(body.productItems).toHaveLength(9)
    expect(headers['etag']).toBe('"9"')
  })
})

async function countRows(basketId: string): Promise<number> {
  const rows = await engine.db
    .selectFrom('basket')
    .select('basket_id')
    .where('basket_id', '=', basketId)
    .execute()
  return rows.length
}
