import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()
const line = {
  itemId: 'i1',
  productId: 'hundred',
  quantity: 1,
  c_boxName: 'For Mum',
  c_customMix: JSON.stringify({
    unitType: 'pieces',
    box: [
      { pid: 'nut', qty: 50 },
      { pid: 'fig', qty: 30 },
      { pid: 'mint', qty: 20 },
    ],
  }),
}

const nameField = () => screen.findByRole('textbox', { name: /Name your box/ })
const calls = (method: string) => state.calls.filter((call) => call.method === method)
const stored = () => storedMix.get(TEST_SITE, 'box')

test('a box is added to the bag with the name given at the review [CART-040]', async () => {
  storedMix.set(TEST_SITE, 'box', mixOf({ nut: 50, fig: 30, mint: 20 }))
  const { unmount } = renderBuilder('/build-a-box/review-box')
  await userEvent.type(await nameField(), '  For   Mum ')
  expect(stored()?.name).toBe('For Mum')
  await userEvent.tab()
  expect(await nameField()).toHaveValue('For Mum')
  unmount()
  renderBuilder('/build-a-box/review-box')
  expect(await nameField()).toHaveValue('For Mum')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Bag' }))
  await waitFor(() =>
    expect(calls('addItemToBasket')[0]?.body).toMatchObject([
      { productId: 'hundred', c_boxName: 'For Mum' },
    ]),
  )
})

test.each([
  ['another name', 'For Ada'],
  ['no name', ''],
])('an edited box can be given %s instead of its name', async (_name, next) => {
  state.basket = { ...state.basket, productItems: [line] }
  const { address } = renderBuilder('/build-a-box/start?edit=i1')
  await waitFor(() => expect(address()).toBe('/build-a-box/set-quantities'))
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
  const field = await nameField()
  expect(field).toHaveValue('For Mum')
  await userEvent.clear(field)
  if (next) await userEvent.type(field, next)
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(calls('updateItemInBasket')[0]?.body).toMatchObject({ c_boxName: next })
})

test('a name is cut at 40 characters and kept when going through the steps', async () => {
  renderBuilder(
    `/build-a-box/review-box?box=hundred&mix=nut-50.fig-30.mint-20&name=${'x'.repeat(99)}`,
  )
  expect(await nameField()).toHaveValue('x'.repeat(40))
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
  expect(await nameField()).toHaveValue('x'.repeat(40))
})

test('a box with an unavailable piece opens with the rest at the step to choose others', async () => {
  const { address } = renderBuilder(
    '/build-a-box/review-box?size=hundred&mix=nut-50.gone-30.fig-20&name=For+Mum',
  )
  expect(await screen.findByText('2 of 3 flavors chosen')).toBeVisible()
  expect(address()).toBe('/build-a-box/select-candies')
  await userEvent.click(screen.getByRole('button', { name: 'Mint' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
  expect(await nameField()).toHaveValue('For Mum')
  expect(screen.getByText('35 × Nut')).toBeVisible()
})
