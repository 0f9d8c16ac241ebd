import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { createFakeShops, shopRoutes } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import BuildABoxPage from './build-a-box-page'
import { createBuilderShop, renderBuilder } from './testing/builder-shop'

let items: object[]
let isFull: boolean
const { server, logIn } = createBuilderShop({
  getCustomerProductLists: () => ({
    data: [{ id: 'boxes', type: 'custom_1', customerProductListItems: items }],
  }),
  createCustomerProductListItem: (_basket, { body }) => {
    if (isFull) return problem(400, 'https://x/errors/quota-exceeded', 'No more than 50.')
    items = [...items, { ...(body as object), id: 'item-1' }]
    return {}
  },
})
const mix = {
  ...newMix('box'),
  name: 'For Mum',
  boxSelection: 'hundred',
  boxVariantSelection: 'hundred',
  pieces: ['nut', 'fig', 'mint'].map((id, at) => ({ id, qty: [50, 30, 20][at] ?? 0 })),
}

beforeEach(() => {
  logInCustomer()
  items = []
  isFull = false
  storedMix.set(TEST_SITE, 'box', mix)
})

const save = async () => {
  const button = await screen.findByRole('button', { name: 'Save this mix' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
}

test('a customer can save a mix with its name and gets a link to the saved boxes', async () => {
  renderBuilder('/build-a-box/review-box')
  await save()
  const link = await screen.findByRole('link', { name: 'Saved: see your boxes' })
  expect(link).toLeadTo('/wishlist#boxes')
  await waitFor(() => expect(link).toHaveFocus())
  expect(items).toMatchObject([
    {
      productId: 'hundred',
      public: false,
      c_boxName: 'For Mum',
      c_boxPlaces: 'nut-10.fig-6.mint-4',
      c_name: 'A Hundred',
      c_pieceNames: { nut: 'Nut', fig: 'Fig', mint: 'Mint' },
    },
  ])
  expect(JSON.stringify(items)).toMatch(/nut.*50.*fig.*30.*mint.*20/)
  await userEvent.type(screen.getByRole('textbox', { name: /Name your box/ }), '!')
  expect(await screen.findByRole('button', { name: 'Save this mix' })).toBeVisible()
})

test('when the account holds the maximum number of boxes, a message is shown', async () => {
  isFull = true
  renderBuilder('/build-a-box/review-box')
  await save()
  expect(await screen.findByText(/holds as many boxes as it can/)).toBeVisible()
})

test.each([
  ['SHIPPING', '/build-a-box/review-box'],
  [
    'PICKUP',
    '/build-a-box/review-box?size=hundred&mix=nut-50.fig-30.mint-20&places=0-10.1-6.2-4&name=For+Mum',
  ],
] as const)(
  'a guest who saves a box logs in first and returns to the box: %s',
  async (way, from) => {
    logIn()
    storedMix.set(TEST_SITE, 'box', { ...mix, fulfillmentOption: way })
    server.use(...shopRoutes(createFakeShops))
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    let state: unknown
    renderInShop(
      <>
        <Route path="/build-a-box/:step" component={BuildABoxPage} />
        <Route
          path="/login"
          render={({ location }) => {
            state = location.state
            return 'log in here'
          }}
        />
      </>,
      '/build-a-box/review-box',
      ['pickup'],
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Log in to save this mix' }))
    await screen.findByText('log in here')
    expect(state).toEqual({ from })
  },
)
