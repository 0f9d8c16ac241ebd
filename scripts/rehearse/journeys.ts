import { z } from 'zod'
import { ADDRESS } from '../bench/bench-shopper'
import type { Samples } from './samples'
import { Visitor } from './visitor'

const PRODUCTS = ['31001011', '31001021', '31002011', '31002021', '31003011', '31004011']
const SHOP = '101'
const CATEGORIES = ['truffles', 'boxed-chocolates', 'caramels']
const WORDS = ['truffle', 'caramel', 'dark chocolate', 'gift', 'mint', 'sea salt']
const CARD = '4111111111111111'
const RECIPIENTS = 20

export interface Customer {
  email: string
  password: string
}

interface Journey {
  visitor: Visitor
  /** Number of the visit, so that shoppers choose different products. */
  turn: number
  customer: Customer | undefined
  /** Waits for the think time before the next page. */
  think: () => Promise<void>
}

const pick = <Value>(values: readonly Value[], turn: number): Value => {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('Nothing to pick from.')
  return value
}
const productOf = (turn: number) => pick(PRODUCTS, turn)

const Basket = z.object({ basketId: z.string(), orderTotal: z.number() })
const Order = z.object({
  orderNo: z.string(),
  paymentInstruments: z.array(z.object({ paymentInstrumentId: z.string() })).min(1),
})
const Paid = z.object({ status: z.string() })
const PaymentSession = z.object({ captureContext: z.string() })
const CaptureContext = z.object({ flx: z.object({ origin: z.url(), path: z.string() }) })

async function browse({ visitor, turn, think }: Journey): Promise<void> {
  await visitor.page('home page', '/')
  await think()
  await visitor.page('category page', `/category/${pick(CATEGORIES, turn)}`)
  await think()
  await visitor.page('product page', `/${productOf(turn)}.html`)
}

async function search({ visitor, turn, think }: Journey): Promise<void> {
  const word = pick(WORDS, turn)
  await visitor.page('home page', '/')
  await think()
  await visitor.start()
  const typed = { q: word.slice(0, 4), limit: 6 }
  await visitor.scapi('suggestions', 'shopperSearch.getSearchSuggestions', typed)
  // the number makes the search unique, so that no cache contains its result
  await visitor.page('search page', `/search?q=${encodeURIComponent(`${word} ${turn % 500}`)}`)
  await think()
  await visitor.page('product page', `/${productOf(turn)}.html`)
}

async function buyAsGuest(journey: Journey): Promise<void> {
  const { visitor, turn } = journey
  await browse(journey)
  await visitor.start()
  const line = { productId: productOf(turn), quantity: 1 + (turn % 2), shipmentId: 'me' }
  await order(journey, 'order', [line], [delivery('me', turn)])
}

async function buyAsCustomer(journey: Journey): Promise<void> {
  const { visitor, turn, customer } = journey
  if (!customer) return buyAsGuest(journey)
  await browse(journey)
  await visitor.start()
  await visitor.logIn(customer.email, customer.password)
  const line = { productId: productOf(turn), quantity: 1, shipmentId: 'me' }
  await order(journey, 'order', [line], [delivery('me', turn)])
}

async function pickUp(journey: Journey): Promise<void> {
  const { visitor, turn } = journey
  await browse(journey)
  await visitor.start()
  await visitor.get('shops near by', 'store-search?lookup=94102&radius=25')
  const shop = { address1: '1 Maiden Lane', city: 'San Francisco', stateCode: 'CA' }
  const shippingAddress = { ...ADDRESS, ...shop, postalCode: '94108', c_storeId: SHOP }
  const shipment = {
    shipmentId: 'Shipment1',
    c_fromStoreId: SHOP,
    shippingAddress,
    shippingMethod: { id: 'Pickup' },
  }
  const line = { productId: productOf(turn), quantity: 1, shipmentId: 'Shipment1' }
  await order(journey, 'order to pick up', [line], [shipment])
}

async function sendToMany(journey: Journey): Promise<void> {
  const { visitor, turn } = journey
  await browse(journey)
  await visitor.start()
  const ids = Array.from({ length: RECIPIENTS }, (_, at) => (at === 0 ? 'me' : `Shipment${at}`))
  const lines = ids.map((shipmentId, at) => ({
    productId: productOf(turn + at),
    quantity: 1,
    shipmentId,
  }))
  const shipments = ids.map((id, at) => delivery(id, turn + at))
  await order(journey, `order for ${RECIPIENTS}`, lines, shipments)
}

const delivery = (shipmentId: string, turn: number) => ({
  shipmentId,
  shippingAddress: { ...ADDRESS, address1: `${1 + (turn % 900)} Main St` },
  shippingMethod: { id: 'GroundDisc' },
})

async function order(
  { visitor, think }: Journey,
  step: string,
  productItems: object[],
  shipments: object[],
): Promise<void> {
  const bag = await visitor.scapi(
    'bag',
    'shopperBaskets.createBasket',
    {},
    {
      productItems,
      shipments,
      customerInfo: { email: 'ada@example.com' },
      billingAddress: ADDRESS,
    },
  )
  const { basketId, orderTotal } = Basket.parse(bag)
  await think()
  const payment = { paymentMethodId: 'CREDIT_CARD', amount: orderTotal }
  const named = { basketId }
  await visitor.scapi('payment', 'shopperBaskets.addPaymentInstrumentToBasket', named, payment)
  await think()
  const c_token = await cardToken(visitor)
  const placed = await visitor.scapi(step, 'shopperOrders.createOrder', {}, { basketId })
  const { orderNo, paymentInstruments } = Order.parse(placed)
  const paymentInstrumentId = paymentInstruments[0]?.paymentInstrumentId
  const paid = await visitor.scapi(
    'card payment',
    'shopperOrders.updatePaymentInstrumentForOrder',
    { orderNo, paymentInstrumentId },
    { c_token },
  )
  if (Paid.parse(paid).status === 'created') throw new Error('The order was not paid.')
}

async function cardToken(visitor: Visitor): Promise<string> {
  const session = await visitor.post('card fields', 'payment-session', {})
  const { captureContext } = PaymentSession.parse(session)
  const payload = Buffer.from(captureContext.split('.')[1] ?? '', 'base64url').toString()
  const { flx } = CaptureContext.parse(JSON.parse(payload))
  const card = { number: CARD, securityCode: '123', expirationMonth: '12', expirationYear: '2031' }
  const response = await fetch(flx.origin + flx.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ captureContext, ...card }),
  })
  if (!response.ok) throw new Error(`The card gateway answered ${response.status}.`)
  return response.text()
}

interface JourneyKind {
  run: (journey: Journey) => Promise<void>
  /** Percentage of the shoppers. */
  share: number
  orders: boolean
}

const ALL: readonly JourneyKind[] = [
  { run: browse, share: 50, orders: false },
  { run: search, share: 20, orders: false },
  { run: buyAsGuest, share: 16, orders: true },
  { run: buyAsCustomer, share: 8, orders: true },
  { run: pickUp, share: 4, orders: true },
  { run: sendToMany, share: 2, orders: true },
]

/** The shoppers of a sale: all of them, only those who look, or only those who buy. */
export type Crowd = 'all' | 'lookers' | 'buyers'

/**
 * @returns whether it ended with an order.
 * @throws the error that ended the visit
 */
export async function visit(
  crowd: Crowd,
  { origin, samples, ...journey }: Omit<Journey, 'visitor'> & { origin: string; samples: Samples },
): Promise<boolean> {
  const kinds = ALL.filter(({ orders }) => crowd === 'all' || orders === (crowd === 'buyers'))
  const whole = kinds.reduce((sum, { share }) => sum + share, 0)
  // 37 is a prime, so that consecutive visits differ and each hundred has the intended shares
  let ticket = (journey.turn * 37) % whole
  for (const { run, share, orders } of kinds) {
    ticket -= share
    if (ticket >= 0) continue
    await run({ ...journey, visitor: new Visitor(origin, samples) })
    return orders
  }
  return false
}
