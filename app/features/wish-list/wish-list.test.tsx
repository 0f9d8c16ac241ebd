import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { logIn } from '@/shopper/session/log-in'
import { logOut } from '@/shopper/session/log-out'
import { createWishListServer } from '@/shopper/testing/wish-list-server'
import { ToastHost } from '@/ui/toast-host'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { WishList } from './wish-list'

const SITE = testSite.id
const shop = createWishListServer()
const basket = createFakeBasket()

const product = (id: string, more: object = {}) => ({
  id,
  name: `Box ${id}`,
  price: 20,
  currency: 'USD',
  inventory: { id: 'list', ats: 9, orderable: true },
  ...more,
})
const soldOut = { inventory: { id: 'list', ats: 0, orderable: false } }
const products = [
  product('cheap'),
  product('back'),
  product('out', { ...soldOut, c_isShowBackInStock: true }),
  product('master', {
    type: { master: true },
    variationAttributes: [
      { id: 'size', name: 'Size', values: ['6', '12'].map((value) => ({ value, name: value })) },
    ],
    variants: [{ productId: 'master-6', orderable: true, price: 20 }],
  }),
]
serve(
  ...createFakeLogin().handlers,
  ...basket.handlers,
  ...shop.handlers,
  http.get('*/shopperProducts/getProducts', () => HttpResponse.json({ data: products })),
)

beforeAll(() => import('@/ui/toaster'))
beforeEach(async () => {
  shop.reset()
  await logIn(SITE, { email: 'ada@example.com', password: PASSWORD })
})
afterEach(() => logOut(SITE))

async function show() {
  renderApp(
    <>
      <WishList firstName="Ada" notice={(id) => <p>Tell me of {id}</p>} />
      <ToastHost />
    </>,
  )
  await screen.findAllByRole('listitem')
  return userEvent.setup()
}

const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li')
  if (!item) throw new Error(`No row of ${name}`)
  return within(item)
}

test('a row shows how the product has changed since it was saved', async () => {
  shop.putList(
    { productId: 'cheap', c_privatePrice: 24 },
    { productId: 'back', c_privateSoldOut: true, c_privateNote: 'For Helen' },
    { productId: 'out' },
    { productId: 'retired', c_name: 'Rose Bark' },
    { productId: 'master' },
  )
  await show()
  expect(row('Box cheap').getByText('Price drop')).toBeVisible()
  expect(row('Box cheap').getByText(/\$24\.00 when you saved it/)).toBeVisible()
  expect(row('Box back').getByText('Back in stock')).toBeVisible()
  expect(row('Box back').getByText('For Helen', { selector: 'p' })).toBeVisible()
  expect(row('Box out').getByText('Out of stock')).toBeVisible()
  expect(row('Box out').getByText('Tell me of out')).toBeInTheDocument()
  expect(row('Box out').queryByRole('button', { name: /Move to Bag/ })).toBeNull()
  expect(row('Rose Bark').getByText('No longer sold')).toBeVisible()
  // a size must be chosen first
  expect(row('Box master').getByRole('link', { name: /View Details/ })).toBeVisible()
})

test('products are sorted by priority', async () => {
  shop.putList({ productId: 'cheap', priority: 0 }, { productId: 'back', priority: 2 })
  const user = await show()
  const names = () => screen.getAllByRole('heading', { name: /^Box/ }).map((h) => h.textContent)
  expect(names()).toEqual(['Box back', 'Box cheap'])
  await user.selectOptions(row('Box back').getByLabelText('Priority'), 'Low')
  await user.selectOptions(row('Box cheap').getByLabelText('Priority'), 'High')
  await waitFor(() => expect(names()).toEqual(['Box cheap', 'Box back']))
  await waitFor(() => expect(shop.state.items).toMatchObject([{ priority: 2 }, { priority: 0 }]))
})

test('quantity and note are saved, and a note is private unless it is shared', async () => {
  shop.putList({ productId: 'cheap' })
  const user = await show()
  await user.click(row('Box cheap').getByRole('button', { name: 'Increase quantity' }))
  await waitFor(() => expect(shop.state.items).toMatchObject([{ quantity: 2 }]))
  await user.type(row('Box cheap').getByLabelText('Note'), 'Dark ones')
  await user.click(row('Box cheap').getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('The note is saved.')).toBeInTheDocument()
  expect(shop.state.items).toMatchObject([{ c_privateNote: 'Dark ones', c_note: '' }])
})

test('a failed change is reverted with a message', async () => {
  shop.putList({ productId: 'cheap' })
  const user = await show()
  shop.state.refuse.set('updateCustomerProductListItem', { status: 503, type: 'busy' })
  await user.click(row('Box cheap').getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText(/Something unexpected went wrong/)).toBeVisible()
  const quantity = row('Box cheap').getByRole('textbox', { name: 'Quantity of Box cheap' })
  await waitFor(() => expect(quantity).toHaveValue('1'))
})

test('a removed product can be restored unchanged [ACC-051]', async () => {
  shop.putList({ productId: 'cheap', quantity: 3, c_note: 'Dark' }, { productId: 'back' })
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Remove Box cheap' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Box cheap' })).toBeNull())
  await waitFor(() => expect(shop.state.items).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Undo removing Box cheap' }))
  expect(await screen.findByRole('heading', { name: 'Box cheap' })).toBeVisible()
  expect(shop.state.items).toMatchObject([
    { productId: 'back' },
    { productId: 'cheap', quantity: 3, c_note: 'Dark' },
  ])
})

test('all available products move to the bag, and those the bag refuses stay and are named', async () => {
  shop.putList(
    { productId: 'cheap', quantity: 2, c_privateLine: '{"giftMessage":"Enjoy","gift":true}' },
    { productId: 'back' },
    { productId: 'out' },
  )
  basket.state.soldOut.add('back')
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Move all 2 products to bag' }))
  expect(await screen.findByText('Not moved to your bag: Box back.')).toBeVisible()
  expect(basket.state.lines).toMatchObject([
    { productId: 'cheap', quantity: 2, giftMessage: 'Enjoy' },
  ])
  expect(shop.state.items.map(({ productId }) => productId)).toEqual(['back', 'out'])
})

test('a list can be shared with the selected products, and the sharing can be stopped', async () => {
  shop.putList({ productId: 'cheap' }, { productId: 'back' })
  const user = await show()
  await user.click(screen.getByText('Share this list'))
  await user.click(screen.getByRole('checkbox', { name: 'Box back' }))
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByLabelText('Link to your list')).toHaveValue(
    'http://localhost/wishlist/shared/secret-link',
  )
  expect(shop.state.items).toMatchObject([{ public: true }, { public: false }])
  // the name is only shown with the owner's consent
  expect(shop.state.list).toMatchObject({ public: true, c_isUnlisted: true, c_ownerName: '' })
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible()
  expect(shop.state.list).toMatchObject({ public: false })
})
