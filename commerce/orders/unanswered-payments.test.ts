import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { unavailable } from '../http/problem'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { approveWallet } from '../testing/test-wallet'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.deleteFrom('card_gateway_payment').execute()
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
})
afterEach(() => jest.restoreAllMocks())

const orders = () => engine.app.services.orders
const failStale = () => orders().failStaleOrders(new Date(Date.now() + 60_000))
const lost = async (): Promise<never> => Promise.reject(unavailable('No response.'))

/** Orders a box and pays for it by a card; the gateway's answer is lost. */
async function payWithoutAnswer(
  number: string,
  {
    arrives = true,
    before,
  }: { arrives?: boolean; before?: (path: string, list: string) => Promise<void> } = {},
) {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { body } = await guest.order('POST', '', { basketId })
  const { orderNo = '', paymentInstruments: [card] = [] } = body
  const list = `/${orderNo}/payment-instruments`
  const path = `${list}/${card?.paymentInstrumentId}`
  await before?.(path, list)
  const { payments } = engine.app.services
  const { authorize } = payments
  const spy = jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
    if (arrives) await authorize(request)
    return lost()
  })
  const c_token = await createCardToken(engine.app, number)
  expect((await guest.order('PATCH', path, { c_token })).status).toBe(503)
  return { orderNo, path, spy, basketId, c_token }
}

const charges = async () => {
  const query = engine.db.selectFrom('card_gateway_payment').selectAll()
  const rows = await query.orderBy('created_at').execute()
  return rows.map(({ status, reversed_at: at }) => (at ? `${status} reversed` : status))
}
const document = async (orderNo: string) =>
  (await orders().backOffice.getOrder(orderNo)).stored.document
const history = async (orderNo: string) =>
  ((await document(orderNo)).history ?? []).map(({ text }) => text)
const open = () => engine.db.selectFrom('open_reversal').selectAll().execute()
const retry = async () => {
  await engine.db.updateTable('open_reversal').set({ retry_at: null }).execute()
  return orders().retryReversals()
}
const ago = (ms: number) =>
  engine.db
    .updateTable('open_reversal')
    .set({ created_at: new Date(Date.now() - ms), retry_at: null })
    .execute()
const find = () => jest.spyOn(engine.app.services.payments, 'find')

test('what a failed order was charged is looked up and given back once', async () => {
  const { orderNo, spy } = await payWithoutAnswer(APPROVED_CARD)
  const unknown = () => orders().backOffice.countOrders({ paymentStatus: 'unknown' })
  expect(await unknown()).toBe(1)
  const [found, reverse] = [find(), jest.spyOn(engine.app.services.payments, 'reverse')]
  expect(await failStale()).toEqual([orderNo])
  // whoever fails an order does not wait for the gateway
  expect([found.mock.calls.length, await charges()]).toEqual([0, ['AUTHORIZED']])
  expect(await unknown()).toBe(1)
  expect(await orders().retryReversals()).toEqual([orderNo])
  expect(await unknown()).toBe(0)
  expect(await charges()).toEqual(['AUTHORIZED reversed'])
  expect(await history(orderNo)).toEqual([
    'failed: not paid; the answer to a payment is missing',
    'payment of $30.76 without an answer: given back',
  ])
  expect(await retry()).toEqual([])
  expect([spy.mock.calls.length, reverse.mock.calls.length, await open()]).toEqual([1, 1, []])
})

test('a payment that never arrived is not asked for, and its card pays the next order', async () => {
  const { orderNo, basketId, c_token } = await payWithoutAnswer(APPROVED_CARD, { arrives: false })
  await failStale()
  expect(await orders().retryReversals()).toEqual([])
  expect([await charges(), (await open()).length]).toEqual([[], 1])
  await guest.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId: 'CREDIT_CARD' })
  const { body } = await guest.order('POST', '', { basketId })
  expect(body).toMatchObject({ status: 'created' })
  const next = `/${body.orderNo}/payment-instruments/${body.paymentInstruments?.[0]?.paymentInstrumentId}`
  expect((await guest.order('PATCH', next, { c_token })).body).toMatchObject({ status: 'new' })
  // a request may arrive late: until then it is not taken for lost
  await ago(2 * millisecondsInHour)
  expect(await orders().retryReversals()).toEqual([])
  expect((await history(orderNo)).at(-1)).toBe('payment of $30.76 without an answer: not charged')
  expect([await charges(), await open()]).toEqual([['AUTHORIZED'], []])
})

test('a card that was declined was not charged', async () => {
  const { orderNo } = await payWithoutAnswer(DECLINED_CARD)
  await failStale()
  await orders().retryReversals()
  expect(await charges()).toEqual(['DECLINED'])
  expect((await history(orderNo)).at(-1)).toBe('payment of $30.76 without an answer: not charged')
  expect(await open()).toEqual([])
})

test('what the gateway cannot tell is kept, and operators are told once', async () => {
  const { orderNo } = await payWithoutAnswer(APPROVED_CARD)
  await failStale()
  const found = find().mockResolvedValue({ state: 'unknown' })
  expect([await retry(), await retry()]).toEqual([[], []])
  const text = 'payment of $30.76 without an answer: not known, check at the gateway'
  expect((await history(orderNo)).slice(1)).toEqual([text])
  expect((await document(orderNo)).payments).toMatchObject([{ isUnknown: true }])
  expect(await open()).toMatchObject([{ order_no: orderNo, failures: 2 }])
  found.mockRestore()
  expect(await retry()).toEqual([orderNo])
  expect((await document(orderNo)).payments).toMatchObject([{ isUnknown: false }])
})

test('a refusal to be asked again does not say that nothing was charged', async () => {
  const { orderNo, path } = await payWithoutAnswer(APPROVED_CARD)
  const again = await guest.order('PATCH', path, { c_token: 'unreadable' })
  expect(again.body).toMatchObject({ status: 'failed' })
  expect(await orders().retryReversals()).toEqual([orderNo])
  expect(await charges()).toEqual(['AUTHORIZED reversed'])
})

test('a gateway that does not answer is asked a few times only, and ever more rarely', async () => {
  const { orderNo } = await payWithoutAnswer(APPROVED_CARD)
  await failStale()
  const [row] = await open()
  const more = ['1', '2', '3', '4'].map((name) => ({
    ...{ reference: `${orderNo}-${name}`, order_no: orderNo, transaction_id: null },
    ...{
      amount_minor: 1,
      currency: 'USD',
      created_at: new Date(),
      asked: JSON.stringify(row?.asked),
    },
  }))
  await engine.db.insertInto('open_reversal').values(more).execute()
  const found = find().mockImplementation(lost)
  await orders().retryReversals()
  expect(found).toHaveBeenCalledTimes(3)
  await orders().retryReversals()
  await orders().retryReversals()
  expect(found).toHaveBeenCalledTimes(5)
  for (let attempts = 1; attempts < 6; attempts += 1) await retry()
  expect((await history(orderNo)).at(-1)).toMatch(/not known, check at the gateway$/)
})

test('an authorization lapses with a word; what PayPal has taken does not', async () => {
  const { orderNo } = await payWithoutAnswer(APPROVED_CARD)
  await failStale()
  const [row] = await open()
  const asked = JSON.stringify({ ...row?.asked, wallet: 'PayPal' })
  await engine.db.updateTable('open_reversal').set({ asked }).execute()
  const found = find().mockResolvedValue({ state: 'unknown' })
  await ago(8 * millisecondsInDay)
  await orders().retryReversals()
  expect([found.mock.calls.length, (await open()).length]).toEqual([1, 1])
  await engine.db
    .updateTable('open_reversal')
    .set({ asked: JSON.stringify(row?.asked) })
    .execute()
  await retry()
  expect([found.mock.calls.length, await open()]).toEqual([1, []])
  expect((await history(orderNo)).at(-1)).toMatch(/without an answer: has lapsed at the gateway$/)
})

test('whoever pays in another way after it gets the card back', async () => {
  const { path } = await payWithoutAnswer(APPROVED_CARD)
  const paid = await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
  expect(paid.body).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
  await orders().retryReversals()
  expect(await charges()).toEqual(['AUTHORIZED reversed'])
})

test('a wallet is not taken for the card that was asked before it', async () => {
  const { path, basketId, orderNo } = await payWithoutAnswer(APPROVED_CARD)
  const approval = { basketId, totalAmount: '30.76' }
  const c_token = await approveWallet(engine.app, 'PayPal', approval)
  const paid = await guest.order('PATCH', path, { paymentMethodId: 'PayPal', c_token })
  expect(paid.body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  expect(await orders().retryReversals()).toEqual([orderNo])
  expect(await charges()).toEqual(['AUTHORIZED reversed', 'AUTHORIZED'])
  // it can be given back under the reference that was asked
  await orders().backOffice.cancelOrder(orderNo)
  expect(await charges()).toEqual(['AUTHORIZED reversed', 'AUTHORIZED reversed'])
})

test('neither amounts nor payments change while an answer is missing', async () => {
  const paymentCard = { cardType: 'Visa' }
  let other = ''
  const { orderNo, path } = await payWithoutAnswer(APPROVED_CARD, {
    async before(own, list) {
      await guest.order('PATCH', own, { amount: 20, paymentCard })
      const added = await guest.order('POST', list, { paymentMethodId: 'CREDIT_CARD' })
      other = `${list}/${added.body.paymentInstruments?.at(-1)?.paymentInstrumentId}`
    },
  })
  const changes = [
    await guest.order('PATCH', path, { amount: 10, paymentCard }),
    await guest.order('PATCH', other, { amount: 10, paymentCard }),
    await guest.order('DELETE', path),
    await guest.order('DELETE', other),
  ]
  expect(changes.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect(changes[0]?.body.detail).toMatch(/^A payment may have been made already/)
  expect((await document(orderNo)).payments).toHaveLength(2)
})

test('a card that is answered at last pays the order', async () => {
  const { path } = await payWithoutAnswer(APPROVED_CARD)
  const c_token = await createCardToken(engine.app, APPROVED_CARD)
  expect((await guest.order('PATCH', path, { c_token })).body).toMatchObject({ status: 'new' })
  expect(await orders().retryReversals()).toEqual([])
  expect(await charges()).toEqual(['AUTHORIZED'])
})

test('an order of an earlier release, which did not store what was asked, is looked up', async () => {
  const { orderNo } = await payWithoutAnswer(APPROVED_CARD)
  const before = await document(orderNo)
  const payments = before.payments.map(({ unanswered: _, reference: _own, ...payment }) => ({
    ...{ ...payment, isUnclear: true },
  }))
  const older = JSON.stringify({ ...before, payments })
  await engine.db.updateTable('order_header').set({ document: older }).execute()
  await failStale()
  expect(await orders().retryReversals()).toEqual([orderNo])
  expect(await charges()).toEqual(['AUTHORIZED reversed'])
})
