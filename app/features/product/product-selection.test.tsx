import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ProductView } from '@/commerce-client/product.mapper'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'
import { truffles } from './testing/truffles'

const { server, shop } = serveShop({ small: 7, large: 50, gold: 50 })
let address: () => string

const open: ProductView = { ...truffles, defaultVariantId: undefined }

function show(product: ProductView, at = '/candy/truffles/truffles.html') {
  address = renderApp(<ProductDetail product={product} />, { at }).address
  return userEvent.setup()
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name })
const add = (name = 'Add to Bag') => screen.getByRole('button', { name })
const lines = () => shop.state.lines.map(({ productId, quantity }) => [productId, quantity])
const ASKED = 'Please choose one: it is then added to your bag.'

describe('a product without a default variant', () => {
  test('has nothing selected and shows its lowest price', () => {
    show({ ...open, price: { amount: 10 } })
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByText(/^From/)).toHaveTextContent('$10.00')
    expect(screen.getByText('Choose one to see whether it is in stock.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('requires the missing choices on Add to Bag, and is added once they are made [PDP-056]', async () => {
    const user = show(open)
    await user.click(add())
    expect(screen.getByRole('alert')).toHaveTextContent(ASKED)
    const sizes = screen.getByRole('group', { name: 'Size' })
    expect(sizes).toHaveAccessibleDescription(ASKED)
    await waitFor(() => expect(radio('6 Pieces')).toHaveFocus())
    expect(lines()).toEqual([])

    await user.click(radio('12 Pieces'))
    expect(screen.getByRole('group', { name: 'Gift Wrap' })).toHaveAccessibleDescription(ASKED)
    await user.click(radio('None'))
    await waitFor(() => expect(lines()).toEqual([['large', 1]]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('requires the missing choices for buying at once, and says so without a bag', async () => {
    const bought: object[] = []
    const user = userEvent.setup()
    renderApp(
      <ProductDetail
        product={open}
        renderExpress={({ buyNow }) => (
          <button onClick={() => buyNow((item) => bought.push(item))}>Buy</button>
        )}
      />,
      { at: '/candy/truffles/truffles.html' },
    )
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose one to go on.')
    await user.click(radio('12 Pieces'))
    await user.click(radio('None'))
    await waitFor(() => expect(bought).toMatchObject([{ productId: 'large', quantity: 1 }]))
    expect(lines()).toEqual([])
  })

  test('is not added by choosing options before Add to Bag is clicked [PDP-056]', async () => {
    const user = show(open)
    await user.click(radio('12 Pieces'))
    await user.click(radio('None'))
    expect(address()).toBe('/candy/truffles/truffles.html?size=12&wrap=none')
    expect(await screen.findByText('In stock')).toBeVisible()
    expect(lines()).toEqual([])
  })

  test('is not added when the chosen variant is sold out', async () => {
    const user = show(open)
    await user.click(add())
    await user.click(radio('12 Pieces'))
    await user.click(radio(/^Gold/))
    expect(screen.getByText('Out of stock')).toBeVisible()
    expect(add()).toBeDisabled()
    expect(lines()).toEqual([])
  })
})

test('the default variant is selected, and values not available in its size are disabled [PDP-099]', async () => {
  const user = show({ ...truffles, defaultVariantId: 'large' })
  expect(radio('12 Pieces')).toBeChecked()
  expect(radio(/^Gold/)).toBeEnabled()
  await user.click(radio('6 Pieces'))
  expect(radio(/^Gold/)).toBeDisabled()
  expect(radio(/^Gold/)).toHaveAccessibleName(/not available/)
})

test('a combination that does not exist shows a message', () => {
  show(truffles, '/candy/truffles/truffles.html?size=6&wrap=gold')
  expect(screen.getByText('This combination is not available.')).toBeVisible()
  expect(add()).toBeDisabled()
})

describe('the current stock', () => {
  const answer = (record: object) =>
    server.use(http.get('*/products-inventory', () => HttpResponse.json({ small: record })))

  test('replaces the older stock of the page, and missing reasons are logged [PDP-082, PDP-054]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    answer({ ats: 0, orderable: false })
    show(truffles)
    expect(await screen.findByText('Out of stock')).toBeVisible()
    expect(add()).toBeDisabled()
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/says no status.*small/))
  })

  test('of a product whose flags give the reason is not logged', async () => {
    const log = jest.spyOn(console, 'error')
    answer({ ats: 0, orderable: false })
    show({ ...truffles, facts: { flags: ['isOutOfStock'], orderable: true } })
    expect(await screen.findByText('Out of stock')).toBeVisible()
    expect(log).not.toHaveBeenCalled()
  })
})

describe('editing a line of the bag', () => {
  const at = '/products/small?edit=item-1'
  beforeEach(() => {
    shop.state.basketId = 'basket-0'
    shop.state.lines = [{ itemId: 'item-1', productId: 'small', quantity: 3 }]
  })
  // the product page of the edited line
  const own: ProductView = { ...truffles, id: 'small', values: { size: '6', wrap: 'none' } }
  const quantity = () => screen.getByRole('textbox', { name: 'Quantity' })

  async function edit() {
    await signIn()
    const user = show(own, at)
    await screen.findByRole('button', { name: 'Save Changes' })
    return user
  }

  test('shows its size, wrap and quantity, up to the full stock [PDP-090, PDP-091]', async () => {
    const user = await edit()
    expect(radio('6 Pieces')).toBeChecked()
    expect(radio('None')).toBeChecked()
    expect(quantity()).toHaveValue('3')
    expect(screen.getByText(/You are changing an item/)).toContainElement(
      screen.getByRole('link', { name: 'Back to your bag' }),
    )
    await user.clear(quantity())
    await user.type(quantity(), '7')
    await user.tab()
    expect(quantity()).toHaveValue('7')
    expect(screen.queryByText(/Quantity reduced/)).toBeNull()
  })

  test('saves the changed line and returns to the bag [PDP-090]', async () => {
    const user = await edit()
    await user.click(radio('12 Pieces'))
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await user.click(add('Save Changes'))
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(shop.state.lines).toEqual([{ itemId: 'item-1', productId: 'large', quantity: 4 }])
  })

  test('offers to add a line again that is no longer in the bag', async () => {
    shop.state.lines = []
    await signIn()
    show(own, at)
    expect(await screen.findByText(/no longer in your bag/)).toBeVisible()
    expect(add()).toBeEnabled()
  })
})

/** Creates a session, without which there is no bag. */
async function signIn() {
  const { requireSession } = await import('@/shopper/session/session')
  await requireSession('test-site')
}
