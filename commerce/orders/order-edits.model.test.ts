import type { EditedAddress, OrderEdit, OrderEditRequest } from '../../contracts/order-edit'
import { auditOrders, readShop } from '../../scripts/testing/audit-orders'
import { importGiftCertificates } from '../gift-certificates/import-gift-certificates'
import { Problem } from '../http/problem'
import { createCardToken, APPROVED_CARD } from '../testing/test-card'
import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'
import { revisionOf } from './order-edit.rules'
import { selectOrder } from './order.repository'

const ORDERS = 20
const EDITS = 50
const WAREHOUSE = 'brindille-warehouse'
const STOCK = 10_000
const CARD_MINOR = 20_000
const BY = { name: 'Ada', requestId: 'test' }

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(async () => {
  const bar = { list_id: WAREHOUSE, product_id: 'attic-bar', ats: 0, allocation: 0 }
  await engine.db.insertInto('inventory').values(bar).execute()
  await engine.db
    .insertInto('payment_method')
    .values({
      ...{ site_id: 'brindille', id: 'GIFT_CERTIFICATE', name: 'Gift', position: 10, cards: '[]' },
    })
    .execute()
})

beforeEach(() => engine.db.updateTable('inventory').set({ ats: STOCK }).execute())

/** @returns a function of random whole numbers below a limit */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

// what the seeds of the tests say, written again: nothing is computed by the engine
type ProductId = 'assorted-9' | 'truffles-9' | 'creme-bar' | 'attic-bar'
const PRODUCTS: readonly ProductId[] = ['assorted-9', 'truffles-9', 'creme-bar', 'attic-bar']
const priceOf = (productId: ProductId, quantity: number): number => {
  if (productId === 'creme-bar') return quantity < 10 ? 700 : 600
  return { 'assorted-9': 2000, 'truffles-9': 2500, 'attic-bar': 700 }[productId]
}
const TAXES = {
  IL: { standard: 0.0625, food: 0.01, shipping: 0.0625 },
  CA: { standard: 0.0725, food: 0, shipping: 0 },
} as const
type State = keyof typeof TAXES

interface Line {
  itemId: string
  productId: ProductId
  quantity: number
}

interface Model {
  orderNo: string
  state: State
  lines: Line[]
  shippingMinor: number
  chargedMinor: number
  /** What went back to cards. */
  cardBackMinor: number
  giftMinor: number
  /** What was on the gift card before the order. */
  cardMinor: number
}

function totalOf({
  lines,
  state,
  shippingMinor,
}: Pick<Model, 'lines' | 'state' | 'shippingMinor'>) {
  const taxes = TAXES[state]
  const round = (amount: number) => Math.round(amount + 1e-9)
  const costs = lines.map(({ productId, quantity }) => {
    const price = priceOf(productId, quantity) * quantity
    return price + round(price * taxes[productId === 'creme-bar' ? 'food' : 'standard'])
  })
  const shipping = shippingMinor + round(shippingMinor * taxes.shipping)
  return costs.reduce((sum, cost) => sum + cost, shipping)
}

async function place(random: (below: number) => number, index: number): Promise<Model> {
  const isSmall = random(2) === 0
  const quantities = [2 + random(isSmall ? 1 : 30), 2 + 2 * random(isSmall ? 2 : 15)]
  const basketId = await guest.fillBasket([
    { productId: 'assorted-9', quantity: quantities[0] ?? 2 },
    { productId: 'creme-bar', quantity: quantities[1] ?? 2 },
  ])
  const cardMinor = [0, 0, 1000, CARD_MINOR][random(4)] ?? 0
  if (cardMinor > 0) {
    const code = `60000000000000${String(index).padStart(5, '0')}`
    await importGiftCertificates(engine.db, 'brindille', [
      { code, currency: 'USD', amountMinor: cardMinor },
    ])
    const payment = { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code }
    await guest.basket('POST', `/${basketId}/payment-instruments`, payment)
  }
  const { body } = await guest.order('POST', '', { basketId })
  const { orderNo = '', paymentInstruments = [], productItems = [], shippingTotal = 0 } = body
  const card = paymentInstruments.find((one) => one.paymentMethodId === 'CREDIT_CARD')
  const c_token = await createCardToken(engine.app, APPROVED_CARD)
  if ((card?.amount ?? 0) > 0 || body.status !== 'new') {
    const payment = `/${orderNo}/payment-instruments/${card?.paymentInstrumentId}`
    const paid = await guest.order('PATCH', payment, { c_token })
    expect(paid.body.status).toBe('new')
  }
  const giftMinor = cardMinor - ((await balanceOf(orderNo)) ?? 0)
  const model = {
    ...{ orderNo, state: 'IL' as const, shippingMinor: Math.round(shippingTotal * 100) },
    ...{ giftMinor, cardMinor },
    lines: productItems.map(({ itemId = '', productId, quantity = 0 }) => ({
      ...{ itemId, quantity, productId: PRODUCTS.find((id) => id === productId) ?? 'assorted-9' },
    })),
    ...{ chargedMinor: 0, cardBackMinor: 0 },
  }
  return { ...model, chargedMinor: totalOf(model) - giftMinor }
}

/** Returns what is left of the gift card that paid an order. */
async function balanceOf(orderNo: string): Promise<number | undefined> {
  const row = await engine.db
    .selectFrom('gift_certificate_redemption')
    .innerJoin('gift_certificate', 'gift_certificate.code', 'gift_certificate_redemption.code')
    .select('balance_minor')
    .where('gift_certificate_redemption.order_no', '=', orderNo)
    .executeTakeFirst()
  return row?.balance_minor
}

const ADDRESSES: Readonly<Record<State, Partial<EditedAddress>>> = {
  IL: { city: 'Chicago', stateCode: 'IL', postalCode: '60601' },
  CA: { city: 'Oakland', stateCode: 'CA', postalCode: '94607' },
}

/** Returns an edit, and what the order is after it. */
function randomEdit(model: Model, random: (below: number) => number, step: number) {
  const kind = random(10)
  const line = model.lines[random(model.lines.length)]
  if (kind < 3 || !line) {
    const state = kind === 0 ? ((['IL', 'CA'] as const)[random(2)] ?? 'IL') : model.state
    const { firstName, lastName, countryCode, phone } = ILLINOIS
    const address = {
      ...{ firstName, lastName, countryCode, phone, companyName: '', address2: '' },
      ...{ address1: `${step + 2} Main St`, city: '', stateCode: '', postalCode: '' },
      ...ADDRESSES[state],
    }
    const edit: OrderEdit = { shipments: [{ shipmentId: 'me', address }] }
    return { edit, after: { ...model, state } }
  }
  const used = new Set(model.lines.map(({ productId }) => productId))
  const free = PRODUCTS.filter((id) => !used.has(id))
  const productId = kind === 9 ? (free[random(free.length)] ?? line.productId) : line.productId
  const some = kind === 8 ? random(4) * 2 : line.quantity + (random(4) === 0 ? 2 : -2)
  const quantity = kind === 9 ? line.quantity : Math.max(0, some)
  const changed = { ...line, productId, quantity }
  const lines = model.lines
    .map((one) => (one === line ? changed : one))
    .filter((one) => one.quantity > 0)
  const edit: OrderEdit = { items: [{ itemId: line.itemId, quantity, productId }] }
  return { edit, after: { ...model, lines } }
}

/** Proposes a change that costs more, and pays for it by its link. */
async function proposeAndPay(orderNo: string, request: OrderEditRequest, by: typeof BY) {
  const { backOffice } = engine.app.services.orders
  await backOffice.proposeEdit(orderNo, request, by)
  const token = (await backOffice.findProposal(orderNo))?.link?.split('#')[1] ?? ''
  const card = await createCardToken(engine.app, APPROVED_CARD)
  const { state } = await backOffice.proposalPayments.pay('brindille', token, { cardToken: card })
  expect(state).toBe('applied')
}

/** Cards pay what costs more, and get back what costs less, as far as they paid. */
function withDifference(model: Model, difference: number): Model {
  if (difference > 0) return { ...model, chargedMinor: model.chargedMinor + difference }
  const back = Math.min(-difference, model.chargedMinor - model.cardBackMinor)
  return { ...model, cardBackMinor: model.cardBackMinor + back }
}

async function check(model: Model) {
  const order = await selectOrder(engine.db, model.orderNo)
  const total = totalOf(model)
  expect(order?.totalMinor).toBe(total)
  const { document } = order ?? {}
  expect(Math.round((document?.content.orderTotal ?? 0) * 100)).toBe(total)
  const items = await engine.db
    .selectFrom('order_item')
    .select(['item_id as itemId', 'product_id as productId', 'quantity'])
    .where('order_no', '=', model.orderNo)
    .execute()
  expect(items).toEqual(expect.arrayContaining(model.lines))
  expect(items).toHaveLength(model.lines.length)
  const parts = (document?.refunds ?? []).flatMap((refund) => refund.parts)
  const back = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(model.chargedMinor + model.giftMinor - back).toBe(total)
  const [{ sum: atGateway }] = (await engine.db
    .selectFrom('card_gateway_refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_minor'), eb.lit(0)).as('sum'))
    .where('reference_code', 'like', `${model.orderNo}-%`)
    .execute()) as [{ sum: string }]
  expect(Number(atGateway)).toBe(model.cardBackMinor)
  const left = (await balanceOf(model.orderNo)) ?? 0
  expect(left).toBe(model.cardMinor - model.giftMinor + back - model.cardBackMinor)
}

it.each([1, 2])('1,000 random edits keep money, tax and stock to the cent (%i)', async (seed) => {
  const random = randomOf(seed)
  const before = await readShop(engine.db)
  const { mail, orders } = engine.app.services
  const { backOffice } = orders
  const models: Model[] = []
  let saved = 0
  for (let index = 0; index < ORDERS / 2; index += 1) {
    let model = await place(random, seed * 1000 + index)
    await check(model)
    // rendering takes most of the time
    const queued = jest.spyOn(mail, 'queue').mockResolvedValue(undefined)
    for (let step = 0; step < EDITS; step += 1) {
      const { edit, after } = randomEdit(model, random, step)
      const order = await selectOrder(engine.db, model.orderNo)
      if (!order) throw new Error('The order is gone.')
      const difference = totalOf(after) - totalOf(model)
      const request = { edit, revision: revisionOf(order), expectedDifference: difference / 100 }
      const isOdd = after.lines.some((one) => one.productId === 'creme-bar' && one.quantity % 2 > 0)
      const isRefused = after.lines.length === 0 || isOdd
      const save = difference > 0 ? proposeAndPay : backOffice.editOrder
      const result = await save(model.orderNo, request, BY).then(
        () => 'saved' as const,
        (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
      )
      const isSame = JSON.stringify(after.lines) === JSON.stringify(model.lines) && edit.items
      if (isRefused || isSame) expect(result).toBeInstanceOf(Problem)
      else {
        expect(result).toBe('saved')
        model = withDifference(after, difference)
        saved += 1
      }
      await check(model)
    }
    queued.mockRestore()
    models.push(model)
  }
  expect(saved).toBeGreaterThan((ORDERS * EDITS) / 4)
  const sold = new Map<string, number>()
  for (const { productId, quantity } of models.flatMap(({ lines }) => lines)) {
    sold.set(productId, (sold.get(productId) ?? 0) + quantity)
  }
  const stock = await engine.db
    .selectFrom('inventory')
    .select(['product_id as id', 'ats'])
    .where('list_id', '=', WAREHOUSE)
    .where('product_id', 'in', PRODUCTS)
    .execute()
  for (const { id, ats } of stock) {
    expect([id, (before.stock.get(`${WAREHOUSE} ${id}`) ?? 0) - ats]).toEqual([
      id,
      sold.get(id) ?? 0,
    ])
  }
  expect((await auditOrders(engine.db, before)).findings).toEqual([])
})
