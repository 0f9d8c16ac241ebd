import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { writePendingOrder } from '@/shopper/basket/pending-order-marker'
import { useBasket } from '@/shopper/basket/use-basket'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import type { SiteCapability } from '@/site/site'
import { AfterUnfinishedOrder } from '../unfinished-order'
import { ProductWallets } from './product-wallets'
import { createExpressShop, order } from './testing/express-shop'

/** The server's basket is the temporary one. */
const { server, state, facts, called } = createExpressShop()
const BAG: Basket = {
  basketId: 'own',
  productItems: [{ itemId: '9', productId: 'bar', productName: 'Bar', quantity: 3 }],
  shipments: [{ shipmentId: 'me' }],
}
beforeEach(() =>
  server.use(
    http.post('*/scapi/shopperCustomers/getCustomerBaskets', () =>
      HttpResponse.json({ total: 1, baskets: [BAG] }),
    ),
  ),
)

function Bag() {
  const { data } = useBasket()
  return <output>{data?.basketId}</output>
}

const render = (capabilities: SiteCapability[] = []) =>
  renderInShop(
    <>
      <Bag />
      <ProductWallets
        buyNow={(buy) => buy({ productId: 'a', quantity: 2 })}
        isDisabled={false}
        Delivery={() => null}
      />
    </>,
    '/product',
    capabilities,
  )

async function open() {
  const shop = render()
  await screen.findByText('own')
  await userEvent.click(await screen.findByRole('button', { name: 'Buy with Apple Pay' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay with Apple Pay' }))
  return { ...shop, sheet }
}
const pay = async ({ sheet }: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(await sheet.findByRole('button', { name: 'Pay $29.50' }))
const bag = ({ queryClient }: ReturnType<typeof render>) =>
  queryClient.getQueryData(basketKey(TEST_SITE))

test('two clicks buy the product in a basket of its own, and the bag is as it was', async () => {
  const shop = await open()
  await pay(shop)
  await waitFor(() => expect(shop.address()).toBe('/order-confirmation?orderNo=1001'))
  expect(called('createBasket')).toMatchObject([{ parameters: { temporary: true } }])
  expect(called('addItemToBasket')).toMatchObject([{ body: [{ productId: 'a', quantity: 2 }] }])
  expect(called('createOrder')).toMatchObject([{ body: { basketId: 'basket-1' } }])
  expect(JSON.stringify(state.calls)).not.toContain('"own"')
  expect(bag(shop)).toEqual(BAG)
})

test('closing the sheet deletes the basket, and changes nothing of the bag', async () => {
  const shop = await open()
  await shop.sheet.findByRole('button', { name: 'Pay $29.50' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(called('deleteBasket')).toMatchObject([{ parameters: { basketId: 'basket-1' } }]),
  )
  expect(facts.givenBack).toEqual([])
  expect(bag(shop)).toEqual(BAG)
})

test('a declined payment is told in the sheet, which can pay again', async () => {
  facts.paid = { ...order, status: 'failed', c_flashes: [{ message: 'It was declined.' }] }
  const shop = await open()
  await pay(shop)
  expect(await shop.sheet.findByRole('alert')).toHaveTextContent('It was declined.')
  expect(shop.address()).toBe('/product')
  expect(await shop.sheet.findByRole('button', { name: 'Pay $29.50' })).toBeEnabled()
  expect(bag(shop)).toEqual(BAG)
})

test('what the wallet cannot pay by itself is told, and nothing can be paid', async () => {
  facts.offered = ['CREDIT_CARD']
  const { sheet } = await open()
  expect(await sheet.findByRole('alert')).toHaveTextContent(/cannot be paid with Apple Pay/)
  expect(sheet.getByRole('button', { name: /^Pay / })).toBeDisabled()
})

test('a product that is refused leaves no basket behind', async () => {
  server.use(
    http.post('*/scapi/shopperBaskets/addItemToBasket', () =>
      problem(400, 'stock', 'Box is sold out.'),
    ),
  )
  render()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy with Google Pay' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Box is sold out.')
  expect(called('deleteBasket')).toHaveLength(1)
})

test.each<[string, () => object | void, SiteCapability[]]>([
  ['the site has none', () => (facts.preferences = { hasStandInSheets: true }), []],
  ['the site asks for terms first', () => {}, ['programTerms']],
])('no wallet is shown if %s', async (_name, prepare, capabilities) => {
  prepare()
  const { queryClient } = render(capabilities)
  await screen.findByText('own')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button')).toBeNull()
})

test('an order of such a basket that is found out later leaves the bag full', async () => {
  const at = Date.now()
  writePendingOrder(TEST_SITE, { basketId: 'basket-1', customerId: 'guest-1', at, orderNo: '1001' })
  server.use(
    http.post('*/scapi/shopperOrders/getOrder', () =>
      HttpResponse.json({ ...order, status: 'new' }),
    ),
  )
  const shop = renderInShop(
    <>
      <Bag />
      <AfterUnfinishedOrder>
        <p>The bag</p>
      </AfterUnfinishedOrder>
    </>,
    '/cart',
  )
  await screen.findByText('own')
  await waitFor(() => expect(shop.address()).toBe('/order-confirmation?orderNo=1001'))
  expect(bag(shop)).toEqual(BAG)
})
