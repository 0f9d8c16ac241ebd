import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { toProductView, type ProductView } from '@/commerce-client/product.mapper'
import { settings } from '@/rules/settings'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import CustomMixPieces from './custom-mix-pieces'
import { ProductDetail } from './product-detail'

const STOCK = 500

const { server } = serveShop(STOCK)

const view = (custom: object): ProductView => toProductView({ id: 'p', name: 'Carton', ...custom })

function show(product: ProductView, capabilities: string[] = []) {
  renderApp(<ProductDetail product={product} />, { site: { ...testSite, capabilities } })
  return userEvent.setup()
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantity' })
const plus = () => screen.getByRole('button', { name: 'Increase quantity' })
const add = () => screen.getByRole('button', { name: 'Add to Bag' })
const term = (name: string) => screen.getByText(name).parentElement ?? document.createElement('div')

describe('the fundraising view', () => {
  const carton = view({
    price: 54,
    prices: { list: 108, fundraising: 54 },
    c_isCase: true,
    c_caseQuantity: 36,
  })

  test('selling price per unit and carton, own price and earnings are shown for the quantity [PDP-025, PDP-026, PDP-027, PDP-028, PDP-098, SITE-010]', async () => {
    const user = show(carton, ['suggestedPrice'])
    await screen.findByText('Suggested selling price')
    expect(term('Suggested selling price')).toHaveTextContent('$3.00 per unit')
    expect(term('Suggested selling price')).toHaveTextContent('$108.00 per carton')
    expect(term('Your price')).toHaveTextContent('$54.00')
    expect(term('Stays with your cause')).toHaveTextContent('50%')
    expect(term('Earnings')).toHaveTextContent('$54.00 on 1')
    await user.click(plus())
    await user.click(plus())
    expect(term('Earnings')).toHaveTextContent('$162.00 on 3')
  })

  test('pricing details returned by the service take precedence [PDP-042, PDP-098]', async () => {
    const standard = { price: 117, pricePerUnit: 3.25 }
    const c_pricingDetails = { standard, discountAmount: 63, discountPercent: 54 }
    const prices = { list: 108, fundraising: 54 }
    const returned = { price: 54, prices, c_isCase: true, c_caseQuantity: 36, c_pricingDetails }
    show(view(returned), ['suggestedPrice'])
    await screen.findByText('Suggested selling price')
    expect(term('Suggested selling price')).toHaveTextContent('$3.25 per unit')
    expect(term('Suggested selling price')).toHaveTextContent('$117.00 per carton')
    expect(term('Earnings')).toHaveTextContent('$63.00 on 1')
  })

  test('a product without cartons is priced by the unit only [PDP-025, PDP-026]', async () => {
    show({ ...carton, caseQuantity: undefined }, ['suggestedPrice'])
    await screen.findByText('Suggested selling price')
    expect(term('Suggested selling price')).toHaveTextContent('$108.00 per unit')
    expect(screen.queryByText(/per carton/)).toBeNull()
  })

  test('on other sites the price is shown as an ordinary sale [SITE-010]', () => {
    show(carton)
    expect(screen.getByText('$108.00').closest('s')).toHaveTextContent('Was')
    expect(screen.queryByText('Earnings')).toBeNull()
  })
})

test('the price follows the tier for the quantity [SITE-009]', async () => {
  const tieredPrices = [
    { quantity: 1, price: 10, pricebook: 'volume' },
    { quantity: 2, price: 9.5, pricebook: 'volume' },
    { quantity: 25, price: 9, pricebook: 'volume' },
    { quantity: 50, price: 8, pricebook: 'volume' },
  ]
  const user = show(view({ price: 10, tieredPrices }))
  const table = await screen.findByRole('table', { name: 'The more, the less each' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'QuantityPrice eachYou save',
    '1$10.00–',
    '2 to 24$9.505%',
    '25 to 49$9.0010%',
    '50 and more$8.0020%',
  ])
  expect(rows[1]).toHaveAttribute('aria-current', 'true')
  await user.clear(quantity())
  await user.type(quantity(), '30')
  await user.tab()
  await waitFor(() => expect(rows[3]).toHaveAttribute('aria-current', 'true'))
  expect(screen.getByText('Now').parentElement).toHaveTextContent('Now $9.00')
})

test("the quantity is limited by the product's quota, counting the bag", async () => {
  const user = show(view({ price: 10, c_quantityLimit: 2 }))
  expect(screen.getByText('Limit of 2 per order')).toBeVisible()
  await waitFor(() => expect(add()).toBeEnabled())
  await user.clear(quantity())
  await user.type(quantity(), '9')
  await user.tab()
  await waitFor(() => expect(quantity()).toHaveValue('2'))
  await user.click(add())
  expect(await screen.findByText('2 of 2 added to cart')).toBeVisible()
  expect(plus()).toBeDisabled()
  expect(screen.queryByText(/remaining/)).toBeNull()
})

test('a price of zero is shown as FREE, and the PDF of the product can be opened [I18N-008]', () => {
  show(view({ price: 0, c_isCollateral: true, c_pdfURL: 'documents/form.pdf' }))
  expect(screen.getByText('FREE')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the PDF' })).toLeadTo(
    '/document/documents/form.pdf',
  )
})

test('the quantity of a sales material starts at the configured value [CON-006, MAT-007]', async () => {
  const replaced = jest.replaceProperty(settings, 'materialsQuantity', 25)
  show(view({ price: 0, c_isCollateral: true }))
  expect(await screen.findByDisplayValue('25')).toBeVisible()
  replaced.restore()
})

test.each([
  ['c_isCustomMix', /built piece by piece/, true],
  ['c_isCustomMixPiece', /not sold by itself/, false],
])(
  'a product with %s cannot be added, but links to the shops that make boxes',
  async (flag, words, hasPrice) => {
    show(view({ price: 24, [flag]: true }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to Bag' })).toBeNull()
    expect(screen.getByText(/Have one made today/)).toContainElement(
      screen.getAllByRole('link', { name: 'our Chocolate Shops' })[0] ?? null,
    )
    expect(screen.queryAllByText('$24.00')).toHaveLength(hasPrice ? 1 : 0)
  },
)

test('the pieces of a box are listed read-only by its mix code', async () => {
  const asked: string[] = []
  server.use(
    http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
      const [{ parameters }] = (await request.json()) as [{ parameters: { refine: string[] } }]
      asked.push(...parameters.refine)
      return HttpResponse.json({ total: 1, hits: [{ productId: 'nut' }] })
    }),
  )
  renderApp(<CustomMixPieces code="chocolates" phone={{ display: '(800) 555', tel: '+1800555' }} />)
  const list = await screen.findByRole('list')
  expect(list).toHaveTextContent('Product nut')
  expect(within(list).queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: '(800) 555' })).toLeadTo('tel:+1800555')
  expect(asked).toEqual(
    expect.arrayContaining(['c_customMixCode=chocolates', 'c_isCustomMixPiece=true']),
  )
})

test('the tab texts are shown, and the ingredients of each part can be expanded [PDP-040]', async () => {
  const user = show(
    view({
      c_tabDetails: 'Seven inches high.',
      c_productIngredients: 'Cocoa.',
      c_productIngredientsLinks: '[{"name": "Box of nine", "ingredients": "Dark chocolate."}]',
    }),
  )
  expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
  expect(screen.getByText('Seven inches high.')).toBeVisible()
  const part = screen.getByText('Box of nine')
  expect(part).not.toBeVisible()
  await user.click(screen.getByText('Piece by piece'))
  expect(part).toBeVisible()
  expect(part.nextElementSibling).toHaveTextContent('Dark chocolate.')
})
