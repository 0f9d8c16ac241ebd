import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, line, twoLines } from './testing/bag-server'

const { state } = createBagServer()

state.stock = { a: 12, b: 40 }
state.basket = twoLines()

async function openBag() {
  const shop = renderInShop(<Bag />, '/cart')
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Box a' })
  // shown once the products of the lines are rendered, and with them stock and limits
  await screen.findByRole('link', { name: 'Edit Box a' })
  return { ...shop, quantity }
}

/** Each write with the quantity it requested. */
const writes = () =>
  state.calls.map(({ method, body }) => [
    method,
    (body as { quantity?: number } | undefined)?.quantity,
  ])

test('several quick clicks send one update', async () => {
  const { quantity } = await openBag()
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  for (let click = 0; click < 3; click += 1) fireEvent.click(more as HTMLElement)
  await waitFor(() => expect(quantity).toHaveValue('5'))
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', 5]]))
  expect(await screen.findByText('$50.00')).toBeInTheDocument()
})

test('a second quantity change is sent too, and so is one made right before leaving the page', async () => {
  const { quantity, address, unmount } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2{Enter}')
  const quantities = () => writes().map(([, body]) => body)
  await waitFor(() => expect(quantities()).toEqual([3, 2]))

  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  // the quantity is sent before the page changes, so that checkout starts with the bag as shown
  await waitFor(() => expect(address()).toBe('/shipping'))
  expect(quantities().at(-1)).toBe(3)

  const [again] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(again as HTMLElement)
  unmount()
  await waitFor(() => expect(quantities().at(-1)).toBe(4))
})

test('a quantity above the stock is reduced to the stock, with a message [CART-020, CART-021]', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '20{Enter}')
  expect(await screen.findByText('Quantity updated from 20 to 12.')).toBeInTheDocument()
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', 12]]))
})

test('a quantity above 999 is refused and blocks checkout until it is corrected [CART-006]', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1000{Enter}')
  const words =
    'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.'
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(quantity).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
  expect(quantity).toBeValid()
  await waitFor(() => expect(writes()).toEqual([['updateItemInBasket', 3]]))
})

test('quantity 0 asks for confirmation: Cancel restores, Yes removes, Undo adds the line again [CART-003, CART-004, CART-061]', async () => {
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(quantity).toHaveValue('2'))
  expect(writes()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  const undo = await screen.findByRole('button', { name: 'Undo removing Box a' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Bag' })).toHaveFocus())
  expect(screen.queryByRole('textbox', { name: 'Quantity of Box a' })).not.toBeInTheDocument()
  await userEvent.click(undo)
  expect(await screen.findByRole('textbox', { name: 'Quantity of Box a' })).toHaveValue('2')
  const shown = await screen.findByText('Box a is back in your bag.')
  expect(shown.closest('[role="status"]')).toBeVisible()
  // the focused button has disappeared
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Bag' })).toHaveFocus())
  expect(state.calls.map(({ method }) => method)).toEqual([
    'removeItemFromBasket',
    'addItemToBasket',
  ])
})

test('removing the last line shows the empty bag with a link to continue shopping [CART-053]', async () => {
  state.basket.productItems = [line('1', 'a', 2)]
  await openBag()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  expect(await screen.findByText('Your bag is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toLeadTo('/')
})

test('a quantity above stock that has dropped meanwhile is corrected automatically [CART-019, CART-020]', async () => {
  state.stock.a = 1
  state.basket.c_quantityExceptions = [{ itemId: '1', productId: 'a', requested: 2, available: 1 }]
  await openBag()
  expect(await screen.findByText('Quantity updated from 2 to 1.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
})

test('an unavailable product blocks checkout until it is removed [CART-019, CART-054]', async () => {
  state.basket.c_quantityExceptions = [{ itemId: '1', productId: 'a', requested: 2, available: 0 }]
  const { address } = await openBag()
  expect(await screen.findByText(/This item is no longer available\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  await waitFor(() => expect(address()).toBe('/shipping'))
})

test('two lines of one product together cannot exceed its stock [CART-005]', async () => {
  state.basket.productItems = [line('1', 'a', 2), line('2', 'a', 9, { gift: true })]
  const { queryClient } = renderInShop(<Bag />, '/cart')
  const [first] = await screen.findAllByRole('textbox', { name: 'Quantity of Box a' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await userEvent.clear(first as HTMLElement)
  await userEvent.type(first as HTMLElement, '4{Enter}')
  expect(await screen.findByText(/Only 12 available\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  expect(writes()).toEqual([])
})

test('several lines removed at once can be restored one by one, each unchanged', async () => {
  state.basket.productItems = [
    line('1', 'a', 2, { c_giftWrap: 'gold' }),
    line('2', 'b', 1, {
      shipmentId: 'Shipment1',
      c_customMix: [{ pid: 'nut', qty: 5 }],
      optionItems: [{ optionId: 'wrap', optionValueId: 'red', itemText: 'Red', price: 1 }],
    }),
  ]
  state.basket.shipments = [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }]
  await openBag()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box b' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing Box a' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing Box b' }))
  await waitFor(() => expect(state.calls).toHaveLength(4))
  expect(state.calls.slice(2).map(({ body }) => body)).toEqual([
    [{ productId: 'a', quantity: 2, c_giftWrap: 'gold' }],
    [
      {
        productId: 'b',
        quantity: 1,
        shipmentId: 'Shipment1',
        c_customMix: '{"box":[{"pid":"nut","qty":5}]}',
        optionItems: [{ optionId: 'wrap', optionValueId: 'red' }],
      },
    ],
  ])
})

test('several unavailable lines can be removed with one click', async () => {
  state.basket.c_quantityExceptions = ['1', '2'].map((itemId) => {
    return { itemId, productId: itemId, requested: 2, available: 0 }
  })
  await openBag()
  expect(await screen.findByText(/2 items in your bag are no longer available\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove them all' }))
  expect(await screen.findByText('Your bag is empty')).toBeInTheDocument()
  expect(state.calls.map(({ method }) => method)).toEqual(['updateItemsInBasket'])
})

test('the edit link of a line leads to its product page with the line to edit [CART-022]', async () => {
  const { address } = await openBag()
  const edit = await screen.findByRole('link', { name: 'Edit Box a' })
  expect(edit).toLeadTo('/products/a?edit=1')
  await userEvent.click(edit)
  expect(address()).toBe('/products/a?edit=1')
})

test('a free bonus product is marked as such, and its quantity cannot be changed', async () => {
  state.basket.productItems = [
    line('1', 'a', 2),
    line('2', 'b', 1, { bonusProductLineItem: true, priceAfterItemDiscount: 0 }),
  ]
  await openBag()
  const item = screen.getByText('A gift with your order').closest('li') as HTMLElement
  expect(item).toHaveTextContent('Now FREE')
  const gift = within(item)
  expect(gift.queryByRole('textbox')).toBeNull()
  expect(gift.queryByRole('button')).toBeNull()
})

test("the quantity cannot be increased above the product's quota, with a message", async () => {
  state.custom.a = { c_quantityLimit: 3 }
  const { quantity } = await openBag()
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more as HTMLElement)
  expect(quantity).toHaveValue('3')
  expect(screen.getByText('Limit of 3 per order')).toBeVisible()
  expect(more).toBeDisabled()
})

test("a typed quantity above the product's quota is reduced to the quota, with a message", async () => {
  state.custom.a = { c_quantityLimit: 5 }
  const { quantity } = await openBag()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '8{Enter}')
  expect(quantity).toHaveValue('5')
  expect(screen.getByText('Limit of 5 per order')).toBeVisible()
  await waitFor(() => expect(state.basket.productItems?.[0]).toMatchObject({ quantity: 5 }))
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9{Enter}')
  expect(quantity).toHaveValue('5')
})

test('a box shows its pieces and their quantities [CART-059]', async () => {
  const box = [
    { pid: 'nut', qty: 12, categoryId: 'boxes' },
    { pid: 'fig', qty: 8, categoryId: 'boxes' },
  ]
  const c_customMix = JSON.stringify({ unitType: 'piece', box })
  state.basket.productItems = [line('1', 'a', 1, { c_customMix })]
  await openBag()
  expect(await screen.findByText('12 × nut')).toBeVisible()
  expect(screen.getByText('8 × fig')).toBeVisible()
})

test('service messages about the bag are shown, except those about stock [CART-060]', async () => {
  const message = 'in the words of the service'
  state.basket.c_flashes = [
    { type: 'QuantityUpdated', message, details: { itemId: '1', requested: 6, available: 5 } },
    { type: 'ProductItemRestricted', message, details: { itemId: '2', reason: 'pickup-only' } },
    { type: 'Other', message: 'Only the service knows.' },
    { type: 'ProductItemRestricted', message: 'A new kind of no.', details: { reason: 'new' } },
    { type: 'ProductItemNotAvailable', message: 'Only 2 of it.' },
  ]
  await openBag()
  const notice = (text: string) => screen.getByText(text).closest('[role=status]')
  expect(notice('Quantity updated from 6 to 5.')).toHaveTextContent(/^Box a/)
  expect(notice('This product is only available to collect in store.')).toHaveTextContent(/^Box b/)
  expect(notice('Only the service knows.')).toBeVisible()
  expect(notice('A new kind of no.')).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.queryByText('Only 2 of it.')).toBeNull()
})
