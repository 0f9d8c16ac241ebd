import { unavailable } from '../http/problem'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { useCheckout, useGuest } from '../testing/test-checkout'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const orders = () => engine.app.services.orders
const failStale = () => orders().failStaleOrders(new Date(Date.now() + 60_000))
const lost = async (): Promise<never> => Promise.reject(unavailable('No response.'))

/** Orders a box and pays for it by a card; the gateway's answer is lost. */
async function payWithoutAnswer(number: string) {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { body } = await guest.order('POST', '', { basketId })
  const { orderNo = '', paymentInstruments: [card] = [] } = body
  const path = `/${orderNo}/payment-instruments/${card?.paymentInstrumentId}`
  const { payments } = engine.app.services
  const { authorize } = payments
  const spy = jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
    await authorize(request)
    return lost()
  })
  const c_token = await createCardToken(engine.app, number)
  expect((await guest.order('PATCH', path, { c_token })).status).toBe(503)
  return { orderNo, path, spy }
}

const charges = async (orderNo: string) => {
  const query = engine.db.selectFrom('card_gateway_payment').selectAll()
  const rows = await query.where('reference_code', 'like', `${orderNo}%`).execute()
  return rows.map(({ status, reversed_at: at }) => (at ? `${status} reversed` : status))
}
const history = async (orderNo: string) => {
  const { stored } = await orders().backOffice.getOrder(orderNo)
  return (stored.document.history ?? []).map(({ text }) => text)
}
const open = () => engine.db.selectFrom('open_reversal').selectAll().execute()

test('what a failed order may have been charged is found out and given back once', async () => {
  const { orderNo, spy } = await payWithoutAnswer(APPROVED_CARD)
  const reverse = jest.spyOn(engine.app.services.payments, 'reverse')
  expect(await failStale()).toEqual([orderNo])
  expect(await charges(orderNo)).toEqual(['AUTHORIZED reversed'])
  expect(await history(orderNo)).toEqual([
    'failed: not paid; the answer to a payment is missing',
    'payment of $30.76 without an answer: given back',
  ])
  expect(await orders().retryReversals()).toEqual([])
  expect([spy.mock.calls.length, reverse.mock.calls.length, await open()]).toEqual([2, 1, []])
})

test('it is asked again until the gateway answers', async () => {
  const { orderNo, spy } = await payWithoutAnswer(APPROVED_CARD)
  spy.mockImplementation(lost)
  expect(await failStale()).toEqual([orderNo])
  expect(await orders().retryReversals()).toEqual([])
  expect(await open()).toMatchObject([{ order_no: orderNo, transaction_id: null }])
  spy.mockRestore()
  expect(await orders().retryReversals()).toEqual([orderNo])
  expect(await charges(orderNo)).toEqual(['AUTHORIZED reversed'])
})

test('a card that was declined was not charged', async () => {
  const { orderNo } = await payWithoutAnswer(DECLINED_CARD)
  await failStale()
  expect(await charges(orderNo)).toEqual(['DECLINED'])
  expect((await history(orderNo)).at(-1)).toBe('payment of $30.76 without an answer: not charged')
  expect(await open()).toEqual([])
})

test('whoever pays in another way after it gets the card back, and cannot remove it', async () => {
  const { orderNo, path } = await payWithoutAnswer(APPROVED_CARD)
  expect((await guest.order('DELETE', path)).status).toBe(409)
  const paid = await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
  expect(paid.body).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
  await orders().retryReversals()
  expect(await charges(orderNo)).toEqual(['AUTHORIZED reversed'])
})

test('a card that is answered at last pays the order', async () => {
  const { orderNo, path } = await payWithoutAnswer(APPROVED_CARD)
  const c_token = await createCardToken(engine.app, APPROVED_CARD)
  expect((await guest.order('PATCH', path, { c_token })).body).toMatchObject({ status: 'new' })
  expect(await orders().retryReversals()).toEqual([])
  expect(await charges(orderNo)).toEqual(['AUTHORIZED'])
})
