import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { savedAddress } from '@/shopper/testing/delivered-basket'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const line = (itemId: string, productId: string, quantity: number, shipmentId: string) => ({
  itemId,
  productId,
  productName: productId,
  quantity,
  price: 20 * quantity,
  basePrice: 20,
  shipmentId,
})
const ground = { id: 'GroundDisc', name: 'Ground' }
const to = (shipmentId: string, firstName: string) => ({
  shipmentId,
  shippingAddress: savedAddress(firstName),
  shippingMethod: ground,
})

let isItemRefused = false
const { server, state } = createBasketServer({
  ...recipientAnswers,
  addItemToBasket: (basket, call) =>
    isItemRefused
      ? problem(400, 'product-item-not-available', 'Only 3 left.')
      : recipientAnswers.addItemToBasket(basket, call),
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [{ ...ground, price: 0 }] }),
})

beforeEach(() => {
  isItemRefused = false
})

/** Ada gets three boxes; Ben, if he is a recipient, one. */
function bagOf(change: Partial<Basket> = {}): void {
  state.basket = {
    basketId: 'b',
    customerInfo: { email: 'ada@example.com' },
    productItems: [line('1', 'Truffles', 3, 'me'), line('2', 'Brittle', 1, 'Shipment1')],
    shipments: [to('me', 'Ada'), to('Shipment1', 'Ben')],
    orderTotal: 80,
    ...change,
  }
}
const bagOfOne = (shipment: object = to('me', 'Ada')) =>
  bagOf({ productItems: [line('1', 'Truffles', 3, 'me')], shipments: [shipment] })

const open = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const limitTo = (recipientLimit: number) =>
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ recipientLimit })))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const click = async (name: string | RegExp) => userEvent.click(await button(name))
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const called = (method: string) => state.calls.filter((call) => call.method === method)
const contents = () =>
  state.basket.shipments?.map(({ shipmentId, shippingAddress }) => [
    shippingAddress?.firstName,
    ...(state.basket.productItems ?? [])
      .filter((item) => item.shipmentId === shipmentId)
      .map(({ productId, quantity }) => `${quantity} ${productId}`),
  ])
async function fill(label: string | RegExp, text: string) {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}
async function fillAddress(firstName: string, phone = '3145550100') {
  await fill('First Name', firstName)
  await fill('Last Name', 'Bloom')
  await fill('Street Address', '12 Cocoa Lane')
  await fill('City', 'Saint Louis')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await fill('Zip Code', '63101')
  if (phone !== '') await fill(/^Phone/, phone)
}

test('a single shipment is expanded without an address and collapsed with one [MSH-005, MSH-009]', async () => {
  bagOfOne({ shipmentId: 'me' })
  const { unmount } = open()
  expect(await screen.findByLabelText('Street Address')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
  unmount()

  bagOfOne()
  open()
  expect(await screen.findByText('12 Cocoa Lane')).toBeVisible()
  expect(screen.queryByLabelText('Street Address')).toBeNull()
  await click('Edit')
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
})

test('a recipient is added with part of the items, and the list appears [MSH-001, MSH-002, MSH-019]', async () => {
  bagOfOne()
  open()
  await click('Add a Recipient')
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'New Recipient' })).toHaveFocus(),
  )
  // browsers would fill in the shopper's own name
  expect(screen.getByLabelText('First Name')).toHaveAttribute('autocomplete', 'off')
  const city = 'section-recipient-new shipping address-level2'
  expect(screen.getByLabelText('City')).toHaveAttribute('autocomplete', city)
  await fillAddress('Ben')
  // one of the three by default
  await click('Increase quantity')
  await click('Save Recipient')

  expect(await screen.findByText('Ben Bloom is on the list.')).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: 'Select all' })).toBeVisible()
  expect(called('createShipmentForBasket')[0]?.body).toEqual({
    shipmentId: 'Shipment1',
    shippingAddress: savedAddress('Ben'),
    c_fromStoreId: '',
    c_reorder: false,
  })
  expect(contents()).toEqual([
    ['Ada', '1 Truffles'],
    ['Ben', '2 Truffles'],
  ])
  // a shipment with an address gets a method
  expect(await screen.findByText('2 of 2 ready')).toBeVisible()
})

test('a double click adds one recipient, whose phone number may be unknown', async () => {
  bagOfOne()
  open()
  await click('Add a Recipient')
  await fillAddress('Ben', '')
  const save = await button('Save Recipient')
  fireEvent.click(save)
  fireEvent.click(save)
  await part('Recipients')
  await waitFor(() => expect(contents()).toHaveLength(2))
  // and no second one follows
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Recipient' })).toBeNull())
  expect(contents()?.map(([name]) => name)).toEqual(['Ada', 'Ben'])
  expect(state.basket.shipments?.[1]?.shippingAddress?.phone).toBe('')
  expect(await screen.findByText('2 of 2 ready')).toBeVisible()
})

test('the phone number is needed if something is picked up in a shop, or by the method [CHK-014]', async () => {
  const silent = (shipmentId: string, shippingMethod: Shipment['shippingMethod'] = ground) => ({
    shipmentId,
    shippingMethod,
    shippingAddress: { ...savedAddress('Ben'), phone: '' },
  })
  const byCall = { ...ground, c_phoneRequired: true }
  const pickup = { shipmentId: 'Shop', c_fromStoreId: '101' }
  const items = [line('1', 'Truffles', 3, 'me'), line('2', 'Brittle', 1, 'Shipment1')]
  const mixed = { ...line('3', 'Truffles', 1, 'Shop'), c_fromStoreId: '101' }
  for (const bag of [
    { shipments: [to('me', 'Ada'), silent('Shipment1', byCall)] },
    { shipments: [to('me', 'Ada'), silent('Shipment1'), pickup], productItems: [...items, mixed] },
  ]) {
    bagOf(bag)
    const { unmount } = open()
    await click('Edit the shipment to Ben Bloom')
    expect(await screen.findByLabelText('Phone')).toHaveValue('')
    await click('Save Recipient')
    expect(await screen.findByText('This field is required.')).toBeVisible()
    unmount()
  }
})

describe('input while a new recipient is being saved', () => {
  async function typeMeanwhile(type: () => Promise<void>) {
    bagOfOne()
    open()
    await click('Add a Recipient')
    await fillAddress('Ben')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let isAsked = false
    const hold = async () => {
      isAsked = true
      await answered
    }
    server.use(http.post('*/createShipmentForBasket', hold, { once: true }))
    await click('Save Recipient')
    await waitFor(() => expect(isAsked).toBe(true))
    await type()
    answer()
  }

  it('is saved as well', async () => {
    await typeMeanwhile(() => fill('Street Address', ' East'))
    expect(await screen.findByText('2 of 2 ready')).toBeVisible()
    expect(screen.queryByLabelText('Street Address')).toBeNull()
    const streets = state.basket.shipments?.map((one) => one.shippingAddress?.address1)
    expect(streets).toEqual(['12 Cocoa Lane', '12 Cocoa Lane East'])
  })

  it('stays in the opened shipment for correction if it is invalid', async () => {
    await typeMeanwhile(() => userEvent.clear(screen.getByLabelText('Zip Code')))
    await part('Shipment to Ben Bloom')
    expect(await screen.findByText('This field is required.')).toBeVisible()
    expect(screen.getByLabelText('Zip Code')).toHaveValue('')
    expect(contents()?.map(([name]) => name)).toEqual(['Ada', 'Ben'])
    await fill('Zip Code', '63102')
    await click('Save Recipient')
    await waitFor(() => expect(screen.queryByLabelText('Zip Code')).toBeNull())
    expect(state.basket.shipments?.[1]?.shippingAddress?.postalCode).toBe('63102')
    expect(contents()).toHaveLength(2)
  })
})

test('several shipments start collapsed, and each opens with its own data [MSH-005, MSH-015, MSH-029]', async () => {
  bagOf()
  open()
  await click('Edit the shipment to Ben Bloom')
  const panel = await part('Shipment to Ben Bloom')
  expect(screen.getByLabelText('First Name')).toHaveValue('Ben')
  expect(panel.getByText('Brittle')).toBeVisible()
  expect(panel.queryByText('Truffles')).toBeNull()
  await userEvent.clear(screen.getByLabelText('Street Address'))
  await fill('Street Address', '1 Lake Road')

  // opening another recipient saves the typed values
  await click('Edit the shipment to Ada Bloom')
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'Shipment to Ada Bloom' })).toHaveFocus(),
  )
  expect(screen.getByLabelText('Street Address')).toHaveValue('12 Cocoa Lane')
  expect(state.basket.shipments?.[1]?.shippingAddress?.address1).toBe('1 Lake Road')
  expect(state.basket.shipments?.[0]?.shippingAddress?.address1).toBe('12 Cocoa Lane')
})

test('input during the saving of a shipment is saved too, and the button is busy meanwhile', async () => {
  bagOf()
  open()
  await click('Edit the shipment to Ben Bloom')
  const street = await screen.findByLabelText('Street Address')
  await userEvent.clear(street)
  await fill('Street Address', '1 Lake Road')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/updateShippingAddressForShipment', () => answered.then(() => undefined), {
      once: true,
    }),
  )
  await click('Edit the shipment to Ada Bloom')
  const edit = screen.getByRole('button', { name: 'Edit the shipment to Ada Bloom' })
  await waitFor(() => expect(edit).toHaveAttribute('aria-busy', 'true'))
  await fill('Street Address', ' East')
  answer()
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'Shipment to Ada Bloom' })).toHaveFocus(),
  )
  expect(screen.getByLabelText('Street Address')).toHaveValue('12 Cocoa Lane')
  expect(state.basket.shipments?.[1]?.shippingAddress?.address1).toBe('1 Lake Road East')
})

test('an invalid address keeps its shipment open', async () => {
  bagOf()
  open()
  await click('Edit the shipment to Ben Bloom')
  await userEvent.clear(await screen.findByLabelText('Zip Code'))
  await fill('Zip Code', '1')
  await click('Edit the shipment to Ada Bloom')
  expect(await screen.findByText('Please enter a valid zip code')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Shipment to Ben Bloom' })).toBeVisible()
})

test('an incomplete shipment is opened instead of continuing to payment', async () => {
  bagOf({ shipments: [to('me', 'Ada'), { shipmentId: 'Shipment1' }] })
  const { address: where } = open()
  expect(await screen.findByText('1 of 2 ready')).toBeVisible()
  await click('Continue to Payment')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The shipment to Recipient 2 is not complete yet. Address needed.',
  )
  await fillAddress('Ben')
  await click('Continue to Payment')
  await waitFor(() => expect(where()).toBe('/billing'))
  expect(state.basket.shipments?.[1]?.shippingAddress?.firstName).toBe('Ben')
})

test.each([
  ['while none is known', undefined],
  ['when it is the first one’s', savedAddress('Ada')],
  ['when it is their own', savedAddress('Ben')],
])(
  'the address of a second recipient never becomes the billing address, %s [CHK-032]',
  async (_name, billingAddress) => {
    const shipments = [to('me', 'Ada'), to('Shipment1', 'Ben')]
    bagOf({ shipments, ...(billingAddress && { billingAddress }) })
    const { address: where } = open()
    await click('Edit the shipment to Ben Bloom')
    await userEvent.clear(await screen.findByLabelText('Street Address'))
    await fill('Street Address', '1 Lake Road')
    await click('Continue to Payment')
    await waitFor(() => expect(where()).toBe('/billing'))
    const saved = called('updateShippingAddressForShipment').at(-1)
    expect(saved?.body).toMatchObject({ firstName: 'Ben', address1: '1 Lake Road' })
    const billed = called('updateShippingAddressForShipment').map(({ parameters }) => parameters)
    expect(new Set(billed.map(({ useAsBilling }) => useAsBilling))).toEqual(new Set([false]))
    expect(called('updateBillingAddressForBasket')).toEqual([])
  },
)

test('a recipient is removed with their items after a confirmation [MSH-026, MSH-027]', async () => {
  bagOf()
  open()
  await click('Remove Ben Bloom')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this recipient?' }))
  expect(dialog.getByText('1 item leaves your bag with Ben Bloom.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called('updateBasket')).toHaveLength(0)

  await click('Remove Ben Bloom')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Remove' }))
  await waitFor(() => expect(contents()).toEqual([['Ada', '3 Truffles']]))
  expect(called('updateBasket')[0]?.body).toEqual({
    c_actions: [{ type: 'removeShipments', data: [{ shipmentId: 'Shipment1' }] }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('after a recipient is removed, the list has the focus [MSH-027]', async () => {
  bagOf({
    productItems: ['me', 'Shipment1', 'Shipment2'].map((id) => line(id, 'Truffles', 1, id)),
    shipments: [to('me', 'Ada'), to('Shipment1', 'Ben'), to('Shipment2', 'Cleo')],
  })
  open()
  await click('Remove Cleo Bloom')
  await click('Yes, Remove')
  await waitFor(() => expect(contents()).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recipients' })).toHaveFocus())

  await click('Remove Ben Bloom')
  await click('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await button('Remove Ben Bloom')).toHaveFocus())
})

test('when one recipient remains, the removal is announced and the address has the focus [MSH-027]', async () => {
  bagOf()
  open()
  await click('Remove Ben Bloom')
  await click('Yes, Remove')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Ben Bloom removed.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus(),
  )
})

test('canceling a new recipient returns the focus to the only shipment', async () => {
  bagOfOne()
  open()
  await click('Add a Recipient')
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'New Recipient' })).toHaveFocus(),
  )
  await click('Cancel')
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus(),
  )
})

test('closing a panel returns the focus to the list', async () => {
  bagOf()
  open()
  await click('Edit the shipment to Ben Bloom')
  await click('Close')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recipients' })).toHaveFocus())
})

test('an open shipment closes when all its items are moved [MSH-003, MSH-004]', async () => {
  bagOf()
  open()
  await click('Edit the shipment to Ben Bloom')
  await click('Move or split Brittle')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Brittle' }))
  expect(dialog.getByText('To Ada Bloom')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(contents()).toEqual([['Ada', '3 Truffles', '1 Brittle']]))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Shipment to Ben Bloom' })).toBeNull(),
  )
})

test('a line can be split among other recipients by quantity', async () => {
  bagOf({
    productItems: [
      line('1', 'Truffles', 3, 'me'),
      line('2', 'Brittle', 1, 'Shipment1'),
      line('3', 'Brittle', 1, 'Shipment2'),
    ],
    shipments: [to('me', 'Ada'), to('Shipment1', 'Ben'), to('Shipment2', 'Cleo')],
  })
  open()
  await click('Edit the shipment to Ada Bloom')
  await click('Move or split Truffles')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Truffles' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all' }))
  expect(dialog.getByText('2 of 3 go, 1 stay with Ada Bloom.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() =>
    expect(contents()).toEqual([
      ['Ada', '1 Truffles'],
      ['Ben', '1 Brittle', '1 Truffles'],
      ['Cleo', '1 Brittle', '1 Truffles'],
    ]),
  )
})

test('all selected recipients get the same added items', async () => {
  bagOf()
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await click('Add items for selected')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add items for 2 recipients' }))
  const brittle = within(await dialog.findByRole('group', { name: 'Quantity of Brittle' }))
  await userEvent.click(brittle.getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add Items' }))
  await waitFor(() =>
    expect(contents()).toEqual([
      ['Ada', '3 Truffles', '1 Brittle'],
      ['Ben', '1 Brittle', '1 Brittle'],
    ]),
  )
})

test('at the limit no recipient can be added, and the limit is shown [MSH-006, MSH-030]', async () => {
  limitTo(2)
  bagOf()
  open()
  expect(await screen.findByText(/at most 2 recipients/)).toBeVisible()
  expect(await button('Add a Recipient')).toBeDisabled()
})

test('recipients cannot be added when the site disables multiple shipments [SITE-006]', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ enableMultiShipping: false })))
  bagOfOne()
  open()
  expect(await screen.findByText('12 Cocoa Lane')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Add a/ })).toBeNull())
})

test('unavailable items show an error, and the recipient is not added', async () => {
  isItemRefused = true
  bagOfOne()
  open()
  await click('Add a Recipient')
  await fillAddress('Ben')
  await userEvent.selectOptions(screen.getByLabelText('Taken from'), 'shop')
  await click('Save Recipient')
  expect(await screen.findByText('Please choose what they get.')).toBeVisible()
  await click('Increase quantity')
  await click('Save Recipient')
  expect(await screen.findByText('Only 3 left.')).toBeVisible()
  expect(contents()).toEqual([['Ada', '3 Truffles']])
  expect(screen.getByLabelText('First Name')).toHaveValue('Ben')
})

test('several recipients can be added one after another without leaving the form', async () => {
  bagOfOne()
  open()
  await click('Add a Recipient')
  await fillAddress('Ben')
  await click('Save and Add Another')
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue(''))
  await fillAddress('Cleo')
  await click('Save Recipient')
  await waitFor(() =>
    expect(contents()).toEqual([
      ['Ada', '1 Truffles'],
      ['Ben', '1 Truffles'],
      ['Cleo', '1 Truffles'],
    ]),
  )
})

test('empty shipments are removed when the page is opened [MSH-003]', async () => {
  bagOf({ shipments: [to('me', 'Ada'), to('Shipment1', 'Ben'), to('Shipment2', 'Cleo')] })
  open()
  await waitFor(() =>
    expect(contents()).toEqual([
      ['Ada', '3 Truffles'],
      ['Ben', '1 Brittle'],
    ]),
  )
})
