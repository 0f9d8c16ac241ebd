import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { logError } from '@/lib/log'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { pickupOnly } from './use-pickup-search'
import { address, link, renderListing, shown } from './testing/listing-page'
import { createListingServer } from './testing/listing-server'

jest.mock('@/lib/log')

const { state } = createListingServer()
const shop = { id: '101', name: 'Emeryville' }
const errors = () => jest.mocked(logError).mock.calls.map(([message]) => message)

beforeEach(() => Object.assign(state, { asked: [], total: 30, left: 7, isPickupDown: false }))
afterEach(() => {
  act(() => {
    pickupOnly.set(undefined, testSite.id)
    keepShop(testSite.id, undefined)
  })
})

function renderPickup(at?: string) {
  const queryClient = createTestQueryClient()
  const { queryKey } = sitePreferencesQuery(testSite.id)
  queryClient.setQueryData(queryKey, { ...DEFAULT_PREFERENCES, pickupEnabled: true })
  return renderListing(at, { queryClient, site: { ...testSite, capabilities: ['pickup'] } })
}

const toggle = () => screen.getByRole('switch', { name: 'Pickup only at Emeryville' })

test('the pickup toggle is hidden when the site offers no pickup [PLP-012]', async () => {
  keepShop(testSite.id, shop)
  await renderListing()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pickup only/ })).toBeNull()
})

test('without a preferred shop the toggle opens the shop sheet and is on once a shop is chosen [PLP-012]', async () => {
  const { result } = renderHook(() => ({ sheet: useSheetState(), ...useSheet() }))
  const { user } = await renderPickup()
  const button = screen.getByRole('button', { name: 'Pickup only Choose a shop' })
  await user.click(button)
  expect(result.current.sheet).toMatchObject({ name: 'pickup-in-shop', isOpen: true })
  act(() => result.current.close())
  expect(state.asked).toHaveLength(1)

  await user.click(button)
  act(() => {
    keepShop(testSite.id, shop)
    result.current.close()
  })
  await screen.findByText('15 products')
  expect(toggle()).toBeChecked()
  act(() => result.current.forget())
})

test('only a pickup search sends the shop and the pickup refinement [SRCH-030, SRCH-036, SRCH-037, SRCH-021]', async () => {
  keepShop(testSite.id, shop)
  const { user } = await renderPickup('/category/candy?srule=newest&start=12')
  expect(state.asked[0]).not.toHaveProperty('c_storeId')
  await user.click(toggle())
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(['p0', 'p2']))
  await waitFor(() => expect(toggle()).toHaveFocus())
  expect(state.asked.at(-1)).toMatchObject({
    refine: ['cgid=candy', 'availableForInStorePickup=true', 'price=(0.01..10000)'],
    c_storeId: '101',
    sort: 'newest',
    offset: 0,
  })
  expect(address().search).toBe('?srule=newest')
  await user.click(toggle())
  await screen.findByText('30 products')
  expect(state.asked.at(-1)).toMatchObject({ refine: ['cgid=candy'], offset: 0 })
  expect(state.asked.at(-1)).not.toHaveProperty('c_storeId')
})

test('a chosen price replaces the price range of pickup, which is not shown as a filter', async () => {
  keepShop(testSite.id, shop)
  const { user } = await renderPickup()
  await user.click(toggle())
  await screen.findByText('15 products')
  expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull()
  await user.click(link(/^Under/))
  await waitFor(() =>
    expect(state.asked.at(-1)?.refine).toEqual([
      'cgid=candy',
      'availableForInStorePickup=true',
      'price=(0..20)',
    ]),
  )
})

test('a pickup search without a shop logs an error and shows all products [SRCH-038]', async () => {
  pickupOnly.set(true, testSite.id)
  await renderPickup()
  await screen.findByText('30 products')
  expect(errors()).toEqual(['A pickup search needs a selected shop'])
  expect(state.asked).toHaveLength(1)
  expect(state.asked[0]).not.toHaveProperty('c_storeId')
})

test('a failed pickup search is only logged [SRCH-040]', async () => {
  keepShop(testSite.id, shop)
  state.isPickupDown = true
  const { user } = await renderPickup()
  await user.click(toggle())
  await waitFor(() => expect(errors()).toEqual(['A pickup search failed']))
  expect(toggle()).not.toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(shown()).toHaveLength(12)
})

test('when nothing can be picked up at the shop, one click shows all products', async () => {
  keepShop(testSite.id, shop)
  state.total = 0
  const { user } = await renderPickup()
  await user.click(toggle())
  await screen.findByText('Nothing here can be picked up at Emeryville right now.')
  state.total = 30
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(toggle()).not.toBeChecked()
})
