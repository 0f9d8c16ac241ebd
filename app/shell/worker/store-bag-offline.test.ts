/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { basketKey } from '@/shopper/basket/basket.queries'
import { emitSessionEvent } from '@/shopper/session/session-events'
import { logOut } from '@/shopper/session/log-out'
import * as session from '@/shopper/session/session'
import { forgetOfflineBag, readOfflineBag, saveOfflineBag } from '@/lib/offline-bag'
import { storeBagOffline } from './store-bag-offline'

jest.mock('@/lib/offline-bag')
jest.mock('@/shopper/session/session')
jest.mock('@/commerce-client/transport', () => ({ callSite: jest.fn(), callScapi: jest.fn() }))

const site = { id: 'main', locale: 'en-US', currency: 'USD' }
const basket = {
  basketId: 'b1',
  productSubTotal: 62,
  productItems: [
    { itemId: 'i1', productId: 'p1', productName: 'Truffles, 1 lb', quantity: 2, price: 62 },
  ],
}
const product = {
  id: 'p1',
  name: 'Truffles',
  href: '/truffles/p1.html',
  options: [{ id: 'size', name: 'Size', value: '1 lb' }],
  ats: 5,
  isCollateral: false,
  isGiftCard: false,
}

let queryClient: QueryClient
let stop: () => void

beforeEach(() => {
  jest.mocked(forgetOfflineBag).mockResolvedValue()
  jest.mocked(saveOfflineBag).mockResolvedValue()
  jest.mocked(readOfflineBag).mockResolvedValue(undefined)
  jest.mocked(session.getSession).mockReturnValue({ customerId: 'c1', authType: 'guest' })
  queryClient = new QueryClient()
  queryClient.setQueryData(['line-products', 'main', ['p1']], { p1: product })
})
afterEach(() => {
  stop()
  queryClient.clear()
})

const show = (data: typeof basket | null) => queryClient.setQueryData(basketKey('main'), data)

test('a bag is stored as it reads, with whose it is', async () => {
  stop = storeBagOffline(queryClient, site)
  show(basket)
  await waitFor(() => expect(saveOfflineBag).toHaveBeenCalledTimes(1))
  expect(saveOfflineBag).toHaveBeenCalledWith({
    shopper: 'c1',
    savedAt: expect.any(Number),
    subtotal: '$62.00',
    lines: [{ name: 'Truffles', facts: ['Size: 1 lb'], quantity: 2, amount: '$62.00' }],
  })
})

test('an ordered or emptied bag is forgotten', async () => {
  show(basket)
  stop = storeBagOffline(queryClient, site)
  show(null)
  await waitFor(() => expect(forgetOfflineBag).toHaveBeenCalled())
  expect(saveOfflineBag).not.toHaveBeenCalled()
})

test('so is that of who logs out, whose session ends, or who shopped here before', async () => {
  await logOut('main')
  expect(forgetOfflineBag).toHaveBeenCalledTimes(1)
  stop = storeBagOffline(queryClient, site)
  emitSessionEvent('session-expired', 'main')
  expect(forgetOfflineBag).toHaveBeenCalledTimes(2)
  stop()
  const bag = { shopper: 'another', savedAt: 1, lines: [], subtotal: '' }
  jest.mocked(readOfflineBag).mockResolvedValue(bag)
  stop = storeBagOffline(queryClient, site)
  await waitFor(() => expect(forgetOfflineBag).toHaveBeenCalledTimes(3))
})
