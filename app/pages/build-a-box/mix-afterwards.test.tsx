import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetCustomMix, newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { LineMix } from '@/purchase/order-parts/line-mix'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { readSharedMix, writeSharedMix } from '@/rules/shared-mix'
import { createBuilderShop, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()

const shares = JSON.stringify({
  unitType: 'percent',
  box: [
    { pid: 'nut', qty: 0.55 },
    { pid: 'fig', qty: 0.45 },
  ],
})

test('a line of the bag can be opened in the builder, changed and saved [BOX-026, BOX-012]', async () => {
  state.basket = {
    basketId: 'b',
    productItems: [{ itemId: 'i1', productId: 'pound', quantity: 2, c_customMix: shares }],
    shipments: [{ shipmentId: 'me' }],
  }
  const { address } = renderBuilder('/build-a-box/start?edit=i1')
  await waitFor(() => expect(address()).toBe('/build-a-box/set-quantities'))
  const nut = await screen.findByRole('group', { name: 'Quantity of Nut' })
  expect(within(nut).getByRole('status')).toHaveTextContent('55%')
  await userEvent.click(screen.getByRole('button', { name: 'Less Nut' }))
  await userEvent.click(screen.getByRole('button', { name: 'More Fig' }))
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  const call = state.calls.find(({ method }) => method === 'updateItemInBasket')
  expect(call?.parameters).toMatchObject({ itemId: 'i1' })
  expect(call?.body).toMatchObject({ productId: 'pound', quantity: 2 })
  expect(JSON.stringify(call?.body)).toMatch(/nut.*0\.5[^\d].*fig.*0\.5[^\d]/)
  expect(storedMix.get(TEST_SITE, 'box')).toBeUndefined()
})

test('a line of the bag opens with its pieces where they lie, and is saved with them where they lie now', async () => {
  state.custom.hundred = {
    ...state.custom.hundred,
    c_maxPiecesUnits: 6,
    c_customMixUnitIncrement: 1,
  }
  const c_customMix = JSON.stringify({
    unitType: 'pieces',
    box: [
      { pid: 'nut', qty: 3 },
      { pid: 'fig', qty: 2 },
      { pid: 'mint', qty: 1 },
    ],
  })
  const line = { itemId: 'i1', productId: 'hundred', quantity: 1, c_customMix }
  state.basket = {
    basketId: 'b',
    productItems: [{ ...line, c_boxPlaces: 'mint-1.nut-1.fig-2.nut-2' }],
    shipments: [{ shipmentId: 'me' }],
  }
  renderBuilder('/build-a-box/start?edit=i1')
  const place = (number: number, name: string) =>
    screen.findByRole('button', { name: `Place ${number}: ${name}` })
  await place(1, 'Mint')
  await userEvent.click(await place(4, 'Fig'))
  await userEvent.click(await place(6, 'Nut'))
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
  await waitFor(() => {
    const call = state.calls.find(({ method }) => method === 'updateItemInBasket')
    expect(call?.body).toMatchObject({ c_boxPlaces: 'mint-1.nut-1.fig-1.nut-2.fig-1' })
  })
})

test('a shared mix is restored from its URL', async () => {
  const { address } = renderBuilder('/build-a-box/review-box?box=hundred&mix=nut-50.fig-30.mint-20')
  expect(await screen.findByText('50 × Nut')).toBeVisible()
  expect(address()).toBe('/build-a-box/review-box')
  expect(storedMix.get(TEST_SITE, 'box')?.boxSelection).toBe('hundred')
})

test('a mix is shared where the browser refuses to copy its URL', async () => {
  renderBuilder('/build-a-box/review-box?box=hundred&mix=nut-50.fig-30.mint-20')
  await userEvent.click(await screen.findByRole('button', { name: 'Share this mix' }))
  expect(await screen.findByText(/could not be copied.*mix=nut-50\.fig-30\.mint-20/)).toBeVisible()
})

test('a shared mix replaces an unfinished box, which can be restored with undo', async () => {
  const mine = { ...newMix('box'), pieces: [{ id: 'nut', qty: 100 }] }
  storedMix.set(TEST_SITE, 'box', mine)
  renderBuilder('/build-a-box/review-box?box=hundred&mix=nut-50.fig-30.mint-20')
  await screen.findByText('50 × Nut')
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: back/ }))
  expect(storedMix.get(TEST_SITE, 'box')).toMatchObject({ uniqueId: mine.uniqueId })
})

test('invalid pieces of a mix in a URL are left out', () => {
  const pieces = [
    { id: '430010', qty: 3 },
    { id: 'sea-salt', qty: 6 },
  ]
  expect(readSharedMix(writeSharedMix(pieces))).toEqual(pieces)
  expect(readSharedMix('..x.y-0.<b>-3.nut--5.fig-2')).toEqual([
    { id: 'nut-', qty: 5 },
    { id: 'fig', qty: 2 },
  ])
})

test('forgetting the mix removes the stored boxes of both builders [SHEET-011, SHOP-020]', () => {
  storedMix.set(TEST_SITE, 'box', newMix('box'))
  storedMix.set(TEST_SITE, 'lollypop', newMix('lollypop'))
  forgetCustomMix(TEST_SITE)
  expect(storedMix.get(TEST_SITE, 'box')).toBeUndefined()
  expect(storedMix.get(TEST_SITE, 'lollypop')).toBeUndefined()
})

test('shares of a box are shown in percent [BOX-012, CART-059]', async () => {
  renderInShop(<LineMix line={{ c_customMix: shares }} />)
  expect(await screen.findByText('55% Nut')).toBeVisible()
  expect(screen.getByText('45% Fig')).toBeVisible()
})
