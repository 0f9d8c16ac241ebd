/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { basketKey } from '@/shopper/basket/basket.queries'
import { writePendingOrder } from '@/shopper/basket/pending-order-marker'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { plantSession } from '../testing/plant-session'
import { pushedEvents } from '../testing/pushed-events'
import { watchBag } from './watch-bag'
import { watchFilledBag } from './watch-filled-bag'

const SITE = 'test-shop'
const bag = (...lines: [productId: string, quantity: number][]) => ({
  basketId: 'basket-1',
  productItems: lines.map(([productId, quantity]) => ({ productId, quantity })),
})

let queryClient: QueryClient
let stop: () => void
const show = (basket: object | null) => queryClient.setQueryData(basketKey(SITE), basket)
const at = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => {
  localStorage.clear()
  window.dataLayer = []
  at('/cart')
  queryClient = new QueryClient()
  stop = watchBag(queryClient, SITE)
})
afterEach(() => {
  stop()
  clearCookies()
})

test('what goes into the bag and out of it is reported, once, and not what was there', () => {
  show(bag(['a', 2]))
  expect(pushedEvents()).toEqual([])
  show(bag(['a', 3], ['b', 1]))
  show(bag(['a', 3], ['b', 1]))
  show(bag(['b', 1]))
  expect(pushedEvents()).toEqual([
    { event: 'add-to-cart', pageType: 'cart', productId: 'a', quantity: 1 },
    { event: 'add-to-cart', pageType: 'cart', productId: 'b', quantity: 1 },
    { event: 'remove-from-cart', pageType: 'cart', productId: 'a', quantity: 3 },
  ])
})

test('on the confirmation nothing is reported: what was ordered is not removed [CHK-043]', () => {
  show(bag(['a', 2]))
  at('/order-confirmation?orderNo=1')
  show(null)
  show(bag(['a', 2]))
  expect(pushedEvents()).toEqual([])
})

test('nor in another tab of the shopper who orders [CHK-043]', () => {
  show(bag(['a', 2]))
  writePendingOrder(SITE, { basketId: 'basket-1', at: Date.now(), orderNo: '1', isPlaced: true })
  show(null)
  expect(pushedEvents()).toEqual([])
})

test('who logs in has the bag of before, and who logs out a new one: neither is reported', () => {
  show(null)
  plantSession(SITE, { customerId: 'guest' })
  show(bag(['a', 1]))
  plantSession(SITE, { customerId: 'ada', registered: true })
  show(bag(['a', 1], ['b', 5]))
  show(bag(['a', 1], ['b', 4]))
  clearCookies()
  show(null)
  const reported = pushedEvents().map((event) => [
    Reflect.get(event, 'event'),
    Reflect.get(event, 'productId'),
  ])
  expect(reported).toEqual([
    ['add-to-cart', 'a'],
    ['remove-from-cart', 'b'],
  ])
})

test('a bag that is lost otherwise is reported', () => {
  show(bag(['a', 2]))
  show(null)
  expect(pushedEvents()).toHaveLength(1)
})

test('it is reported once when a second recipient is added [MSH-002, ANL-017]', async () => {
  const [me, one, two] = ['me', 'Shipment1', 'Shipment2'].map((shipmentId) => ({ shipmentId }))
  const productItems = [{ productId: 'a', quantity: 1, shipmentId: 'me' }]
  show({ basketId: 'basket-1', productItems, shipments: [me] })
  show({ basketId: 'basket-1', productItems, shipments: [me, one] })
  show({ basketId: 'basket-1', productItems, shipments: [me, one, two] })
  const reported = [{ event: 'multi-ship-start', pageType: 'cart', recipients: 2 }]
  await waitFor(() => expect(pushedEvents()).toEqual(reported))
})

describe('from an empty bag on', () => {
  const names = () => pushedEvents().map((event) => Reflect.get(event, 'event'))
  const settle = async () => {
    // more and more of one product, until the bag is watched
    let quantity = 0
    await waitFor(() => {
      show(bag(['a', 1], ['b', 5], ['c', ++quantity]))
      expect(names().length).toBeGreaterThan(0)
    })
    return [...new Set(pushedEvents().map((event) => Reflect.get(event, 'productId')))]
  }
  beforeEach(() => {
    stop()
    queryClient = new QueryClient()
    stop = watchFilledBag(queryClient, SITE)
  })

  test.each([
    ['a visitor without a session', undefined],
    ['a guest', { customerId: 'guest' }],
  ])('the saved bag that %s gets by logging in is not reported', async (_who, guest) => {
    if (guest) plantSession(SITE, guest)
    show(null)
    plantSession(SITE, { customerId: 'ada', registered: true })
    await queryClient.invalidateQueries(basketKey(SITE))
    show(bag(['a', 1], ['b', 5]))
    expect(await settle()).toEqual(['c'])
  })

  test('the first products of a visitor, of a guest and of a customer are', async () => {
    show(null)
    plantSession(SITE, { customerId: 'guest' })
    show(bag(['a', 1], ['b', 5]))
    expect(await settle()).toEqual(['a', 'b', 'c'])
  })

  test('so are those of a customer whose saved bag was empty', async () => {
    plantSession(SITE, { customerId: 'guest' })
    show(null)
    plantSession(SITE, { customerId: 'ada', registered: true })
    show(null)
    show(bag(['a', 1], ['b', 5]))
    expect(await settle()).toEqual(['a', 'b', 'c'])
  })
})
