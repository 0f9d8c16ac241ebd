import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const engine = useCheckout({ listens: true })

async function payWith(shopper: TestCheckout, token: string) {
  const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { body } = await shopper.order('POST', '', { basketId })
  const instrumentId = body.paymentInstruments?.[0]?.paymentInstrumentId
  const path = `/${body.orderNo}/payment-instruments/${instrumentId}`
  const amount = body.orderTotal
  return shopper.order('PATCH', path, {
    paymentMethodId: 'CREDIT_CARD',
    amount,
    c_paymentToken: token,
  })
}

test('a saved card can be used for several payments', async () => {
  const { storedCards } = engine.app.services
  const shopper = await TestCheckout.asGuest(engine.app)
  const transient = await createCardToken(engine.app, APPROVED_CARD)
  const saved = await storedCards.storeTransientToken(transient, shopper.shopper.customerId)
  expect(saved).toMatchObject({ maskedNumber: 'XXXXXXXXXXXX1111', brand: 'Visa' })
  for (const round of [1, 2]) {
    const { body } = await payWith(shopper, saved?.token ?? '')
    expect({ round, paymentStatus: body.paymentStatus }).toEqual({ round, paymentStatus: 'paid' })
  }
})

test('a declined saved card does not pay an order', async () => {
  const { storedCards } = engine.app.services
  const card = { number: DECLINED_CARD, expirationMonth: 12, expirationYear: 2040 }
  const shopper = await TestCheckout.asGuest(engine.app)
  const { token } = await storedCards.storeCard(card, shopper.shopper.customerId)
  const { body } = await payWith(shopper, token)
  expect(body.paymentStatus).not.toBe('paid')
})

test('an unknown token cannot be used for a payment', async () => {
  const { body } = await payWith(await TestCheckout.asGuest(engine.app), '0'.repeat(32))
  expect(body.paymentStatus).not.toBe('paid')
})
