import { transact, afterCommit } from '../db/transact'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { ILLINOIS, TestCheckout, useCheckout } from '../testing/test-checkout'
import { readMetrics } from './engine-metrics'

const engine = useCheckout({ listens: true })

async function buy(card: string): Promise<string | undefined> {
  const guest = await TestCheckout.asGuest(engine.app)
  const { body: basket } = await guest.basket('POST', '', {
    customerInfo: { email: 'ada@example.com' },
    billingAddress: ILLINOIS,
    shipments: [
      { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
    productItems: [{ productId: 'assorted-9', quantity: 1, shipmentId: 'me' }],
  })
  const { basketId } = basket
  await guest.basket('POST', `/${basketId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
  })
  const { body } = await guest.order('POST', '', { basketId })
  const path = `/${body.orderNo}/payment-instruments/${body.paymentInstruments?.[0]?.paymentInstrumentId}`
  const c_token = await createCardToken(engine.app, card)
  const paid = await guest.order('PATCH', path, { c_token })
  // repeating the request returns the same order and creates no second one
  await guest.order('PATCH', path, { c_token })
  return paid.body.status
}

test("orders are counted once, and payments by the gateway's result", async () => {
  expect(await buy(APPROVED_CARD)).toBe('new')
  expect(await buy(DECLINED_CARD)).not.toBe('new')
  const { text } = await readMetrics()
  expect(text).toContain('orders_placed_total{site="brindille"} 1')
  expect(text).toContain('payments_total{kind="card",outcome="approved"} 1')
  expect(text).toContain('payments_total{kind="card",outcome="declined"} 1')
})

test('metrics of a transaction are counted only after its commit', async () => {
  const effects: string[] = []
  const failing = transact(engine.db, async (trx) => {
    afterCommit(trx, () => effects.push('rolled back'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await transact(engine.db, async (trx) => {
    afterCommit(trx, () => effects.push('committed'))
    expect(effects).toEqual([])
  })
  expect(effects).toEqual(['committed'])
})
