import { TestCheckout, useCheckout } from '../testing/test-checkout'

let guest: TestCheckout

const engine = useCheckout()
beforeAll(async () => {
  await engine.db
    .insertInto('payment_method')
    .values({ site_id: 'brindille', id: 'KLARNA', name: 'Klarna', position: 10, cards: '[]' })
    .execute()
  guest = await TestCheckout.asGuest(engine.app)
})

const mark = (isGiftCard: boolean) =>
  engine.db
    .updateTable('product')
    .set({ custom: JSON.stringify({ isGiftCard }) })
    .where('id', '=', 'assorted-9')
    .execute()

async function placeOrder() {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 4 }])
  const { body, status } = await guest.order('POST', '', { basketId })
  expect(status).toBe(200)
  return { orderNo: body.orderNo, instrumentId: body.paymentInstruments?.[0]?.paymentInstrumentId }
}
const listMethods = async (orderNo: unknown) =>
  JSON.stringify((await guest.order('GET', `/${String(orderNo)}/payment-methods`)).body)

it.each([
  [false, 200],
  [true, 400],
])(
  'an order with gift cards (%s) gets status %i for an installment payment [PAY-005]',
  async (isGift, status) => {
    await mark(isGift)
    const { orderNo, instrumentId } = await placeOrder()
    // the product is no longer a gift card, but the data stored in the order counts
    await mark(false)
    const offered = await listMethods(orderNo)
    expect(offered).toContain('"CREDIT_CARD"')
    expect(offered.includes('"KLARNA"')).toBe(status === 200)
    const path = `/${orderNo}/payment-instruments`
    await guest.order('DELETE', `${path}/${instrumentId}`)
    const added = await guest.order('POST', path, { paymentMethodId: 'KLARNA' })
    expect(added.status).toBe(status)
  },
)
