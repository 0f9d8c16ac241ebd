import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import MaterialsBlock from './materials-sales-tools'

const material = (id: string, name: string, custom: object = {}) => ({
  id,
  name,
  price: 0,
  inventory: { id: 'list', ats: 900, orderable: true },
  c_isCollateral: true,
  ...custom,
})
const PRODUCTS = [
  material('badge', 'Seller Badge'),
  material('form', 'Order Form', {
    c_collateralGroup: 'Seasonal Materials',
    c_quantityLimit: 5,
    c_pdfURL: 'documents/order-form.pdf',
    c_buyingCode: 'BC-0010',
    c_buyingCodeId: 'SM440010',
  }),
  material('cards', 'Thank-You Cards', { c_collateralGroup: 'Cards', c_quantityLimit: 30 }),
]

let products: typeof PRODUCTS
let isDown: boolean
let refined: unknown
const basket = createFakeBasket()

const search = http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
  if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
  const [{ parameters }] = (await request.json()) as [{ parameters: { refine: string[] } }]
  refined = parameters.refine
  const hits = products.map(({ id }) => ({ productId: id }))
  return HttpResponse.json({ total: hits.length, hits })
})
const details = http.get('*/scapi/shopperProducts/getProducts', () =>
  HttpResponse.json({ data: products }),
)
serve(search, details, ...basket.handlers, ...createFakeLogin().handlers)

beforeEach(() => {
  products = PRODUCTS
  isDown = false
})

function show(item: object = {}) {
  renderApp(
    <MaterialsBlock
      item={{ contentType: 'materials-sales-tools', ...item }}
      headingLevel={2}
      isFirst={false}
    />,
  )
  return userEvent.setup()
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantity of Order Form' })
const row = () => within(screen.getByRole('group', { name: 'Quantity of Order Form' }))
const add = () => screen.getByRole('button', { name: 'Add to Bag: Order Form' })

test('the order forms of the site are listed in groups and are free [MAT-001, MAT-002, MAT-003, MAT-012]', async () => {
  show()
  const seasonal = within(await screen.findByRole('region', { name: 'Seasonal Materials' }))
  expect(refined).toEqual(['cgid=order-forms'])
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Seasonal Materials', 'Other Sales Tools'])
  expect(seasonal.getByText('Free')).toBeVisible()
  expect(seasonal.getByText('FREE')).toBeVisible()
  const other = within(screen.getByRole('region', { name: 'Other Sales Tools' }))
  expect(other.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['Seller Badge', 'Thank-You Cards'],
  )
})

test('a material with a PDF links to it [MAT-009]', async () => {
  show({ title: 'Paper' })
  expect(await screen.findByRole('link', { name: 'Open the PDF of Order Form' })).toLeadTo(
    '/document/documents/order-form.pdf',
  )
  expect(screen.getAllByRole('link', { name: /PDF/ })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 3, name: 'Seasonal Materials' })).toBeVisible()
})

test('a material shows its buying code if it has one [MAT-008]', async () => {
  show()
  expect(await screen.findByText('Buying code BC-0010 · SM440010')).toBeVisible()
  expect(screen.getAllByText(/Buying code/)).toHaveLength(1)
})

test('the quantity starts at one, and the bag counts toward the limit [MAT-004, MAT-005, MAT-007, MAT-010]', async () => {
  const user = show()
  await screen.findByText('Limit of 5 per order')
  expect(quantity()).toHaveValue('1')
  await user.click(row().getByRole('button', { name: 'Increase quantity' }))
  await user.click(row().getByRole('button', { name: 'Increase quantity' }))
  await user.click(add())
  expect(await screen.findByText('3 of 5 added to cart')).toBeVisible()
  await waitFor(() => expect(quantity()).toHaveValue('1'))
  expect(basket.state.lines).toMatchObject([{ productId: 'form', quantity: 3 }])
  await user.click(row().getByRole('button', { name: 'Increase quantity' }))
  expect(row().getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await user.click(add())
  expect(await screen.findByText('5 of 5 added to cart')).toBeVisible()
  expect(add()).toBeDisabled()
  expect(quantity()).toBeDisabled()
})

test('a quantity above the limit is invalid and cannot be added [MAT-004, MAT-006, MAT-013]', async () => {
  const user = show()
  await screen.findByText('Limit of 5 per order')
  await user.clear(quantity())
  await user.type(quantity(), '6')
  expect(quantity()).toBeInvalid()
  expect(quantity()).toHaveAccessibleDescription('Limit of 5 per order')
  expect(add()).toBeDisabled()
  await user.tab()
  expect(quantity()).toHaveValue('6')
  await user.clear(quantity())
  await user.type(quantity(), '5')
  await user.click(add())
  expect(await screen.findByText('5 of 5 added to cart')).toBeVisible()
})

test('the quantity is limited by the stock as well', async () => {
  products = [material('badge', 'Seller Badge', { inventory: { ats: 2, orderable: true } })]
  const user = show()
  const box = await screen.findByRole('textbox', { name: 'Quantity of Seller Badge' })
  await user.clear(box)
  await user.type(box, '3')
  expect(box).toHaveAccessibleDescription(
    'Quantities are limited, last few items of stock remaining.',
  )
})

test('several materials can be added one after another', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Add to Bag: Seller Badge' }))
  await user.click(screen.getByRole('button', { name: 'Add to Bag: Thank-You Cards' }))
  expect(await screen.findByText('1 of 30 added to cart')).toBeVisible()
  expect(basket.state.lines.map(({ productId }) => productId)).toEqual(['badge', 'cards'])
})

test('a site without sales materials shows a message', async () => {
  products = []
  show()
  expect(await screen.findByText(/There are no sales materials right now/)).toBeVisible()
})

test('a list that could not be loaded can be retried', async () => {
  isDown = true
  const user = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Oh fudge!')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Seller Badge')).toBeVisible()
})
