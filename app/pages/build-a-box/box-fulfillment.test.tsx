import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyCustomMix, forgetCustomMix, storedMix, type StoredMix } from '@/shopper/custom-mix'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createFakeShops, shopRoutes, type FakeShops } from '@/shopper/testing/pickup-shops'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { server, state } = createBuilderShop()
let shops: FakeShops

beforeEach(() => {
  shops = createFakeShops()
  server.use(...shopRoutes(() => shops))
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
})

const full = (changes?: Partial<StoredMix>) => mixOf({ nut: 35, fig: 35, mint: 30 }, changes)
const stored = () => storedMix.get(TEST_SITE, 'box')

test('a box is shipped by default; changing to pickup resets it, which can be undone [BOX-004, BOX-005]', async () => {
  storedMix.set(TEST_SITE, 'box', full())
  renderBuilder('/build-a-box/start', ['pickup'])
  expect(await screen.findByRole('radio', { name: /Ship it/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Pick it up/ }))
  expect(stored()).toMatchObject({ pieces: [], fulfillmentOption: 'PICKUP' })
  expect(stored()?.boxSelection).toBeUndefined()
  await userEvent.click(await screen.findByRole('button', { name: /Undo changing/ }))
  expect(stored()).toMatchObject({ fulfillmentOption: 'SHIPPING', boxSelection: 'hundred' })
  expect(await screen.findByRole('radio', { name: /Ship it/ })).toBeChecked()
})

test('a change of fulfillment that loses only the size can be undone too [BOX-005]', async () => {
  storedMix.set(TEST_SITE, 'box', full({ pieces: [] }))
  renderBuilder('/build-a-box/start', ['pickup'])
  await userEvent.click(await screen.findByRole('radio', { name: /Pick it up/ }))
  expect(stored()?.boxSelection).toBeUndefined()
  await userEvent.click(await screen.findByRole('button', { name: /Undo changing/ }))
  expect(stored()).toMatchObject({ fulfillmentOption: 'SHIPPING', boxSelection: 'hundred' })
})

test('after a reload, the box before the change can still be brought back [BOX-005, BOX-016]', async () => {
  storedMix.set(TEST_SITE, 'box', full())
  const page = renderBuilder('/build-a-box/start', ['pickup'])
  await userEvent.click(await screen.findByRole('radio', { name: /Pick it up/ }))
  page.unmount()
  const { address } = renderBuilder('/build-a-box/start', ['pickup'])
  const back = await screen.findByRole('link', { name: 'Back to the box before' })
  expect(stored()).toMatchObject({ pieces: [], fulfillmentOption: 'PICKUP' })
  back.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/build-a-box/review-box'))
  expect(stored()).toEqual(full({ uniqueId: stored()?.uniqueId }))
  expect(storedMix.getBefore(TEST_SITE, 'box')).toBeUndefined()
})

test('bringing a box back keeps the one begun since, and a box in the bag is not offered', async () => {
  const [first, second] = [full(), full({ pieces: [{ id: 'nut', qty: 100 }] })]
  storedMix.set(TEST_SITE, 'box', first)
  storedMix.set(TEST_SITE, 'box', second)
  renderBuilder('/build-a-box/select-item')
  const link = () => screen.findByRole('link', { name: 'Back to the box before' })
  await userEvent.click(await link())
  expect(stored()).toEqual(first)
  expect(storedMix.getBefore(TEST_SITE, 'box')).toEqual(second)
  act(() => forgetCustomMix(TEST_SITE))
  expect(storedMix.getBefore(TEST_SITE, 'box')).toEqual(second)
})

test('a pickup box only offers pieces that the shop has in stock [BOX-013]', async () => {
  storedMix.set(TEST_SITE, 'box', full({ fulfillmentOption: 'PICKUP', pieces: [] }))
  renderBuilder('/build-a-box/select-candies', ['pickup'])
  // the shop has four of each piece, and the box takes steps of five
  expect(await screen.findByRole('button', { name: 'Nut Sold out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a pickup box is added to the bag with its shop', async () => {
  shops.stock = { '101': 400 }
  storedMix.set(TEST_SITE, 'box', full({ fulfillmentOption: 'PICKUP' }))
  renderBuilder('/build-a-box/review-box', ['pickup'])
  const add = await screen.findByRole('button', { name: 'Add to Bag' })
  await waitFor(() => expect(add).toBeEnabled())
  await userEvent.click(add)
  await waitFor(() => {
    const call = state.calls.find(({ method }) => method === 'addItemToBasket')
    expect(call?.body).toMatchObject([{ productId: 'hundred', c_fromStoreId: '101' }])
  })
})

test('when the stock of the shop cannot be loaded, it can be retried', async () => {
  shops.stock = 'broken'
  storedMix.set(TEST_SITE, 'box', full({ fulfillmentOption: 'PICKUP' }))
  renderBuilder('/build-a-box/review-box', ['pickup'])
  expect(
    await screen.findByText('What Maiden Lane has in stock could not be loaded.'),
  ).toBeVisible()
  expect(screen.queryByText(/cannot hand out this box/)).toBeNull()
  shops.stock = { '101': 400 }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Bag' })).toBeEnabled())
})

test('changing the shop empties the box and keeps pickup, and it can be brought back [SHOP-020]', async () => {
  storedMix.set(TEST_SITE, 'box', full({ fulfillmentOption: 'PICKUP' }))
  const { address } = renderBuilder('/build-a-box/set-quantities', ['pickup'])
  await screen.findByRole('group', { name: 'Quantity of Nut' })
  act(() => void emptyCustomMix(TEST_SITE, 'all'))
  await waitFor(() => expect(address()).toBe('/build-a-box/select-item'))
  expect(stored()).toMatchObject({ fulfillmentOption: 'PICKUP', pieces: [] })
  await userEvent.click(screen.getByRole('link', { name: 'Back to the box before' }))
  expect(stored()).toMatchObject({ fulfillmentOption: 'PICKUP', boxSelection: 'hundred' })
})

test('a pickup box without a shop goes back to the start to choose one', async () => {
  keepShop(TEST_SITE, undefined)
  storedMix.set(TEST_SITE, 'box', full({ fulfillmentOption: 'PICKUP' }))
  const { address } = renderBuilder('/build-a-box/review-box', ['pickup'])
  await waitFor(() => expect(address()).toBe('/build-a-box/start'))
  expect(await screen.findByRole('button', { name: 'Choose a shop' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Go on with Your Box' })).toBeNull()
})

test('other boxes in the bag reduce the stock for this one [BOX-013]', async () => {
  state.stock = { ...state.stock, nut: 60 }
  const c_customMix = JSON.stringify({ unitType: 'pieces', box: [{ pid: 'nut', qty: 15 }] })
  state.basket = {
    ...state.basket,
    productItems: [{ itemId: 'i', productId: 'hundred', quantity: 2, c_customMix }],
  }
  storedMix.set(TEST_SITE, 'box', full())
  renderBuilder('/build-a-box/set-quantities')
  expect(await screen.findByText(/^Not enough left of Nut/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Less Nut' }))
  await waitFor(() => expect(screen.queryByText(/^Not enough left of Nut/)).toBeNull())
})

test('emptying the box can be undone, and changes from another tab are applied', async () => {
  storedMix.set(TEST_SITE, 'box', full())
  renderBuilder('/build-a-box/select-candies')
  const nut = await screen.findByRole('button', { name: 'Nut' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(nut).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(await screen.findByRole('button', { name: /Undo emptying/ }))
  expect(nut).toHaveAttribute('aria-pressed', 'true')
  const key = `custom_mix_${TEST_SITE}_box`
  act(() => {
    localStorage.setItem(key, JSON.stringify(full({ pieces: [] })))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(nut).toHaveAttribute('aria-pressed', 'false')
})
