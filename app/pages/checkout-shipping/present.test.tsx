import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { savedAddress } from '@/shopper/testing/delivered-basket'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import CheckoutShippingPage from './checkout-shipping-page'

const methods = [
  { id: 'GroundDisc', name: 'Ground', price: 0 },
  { id: 'Overnight', name: 'Overnight', price: 30, c_phoneRequired: true },
]
const { server, state } = createBasketServer({
  ...recipientAnswers,
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: methods }),
  updateShippingMethodForShipment: (basket, { parameters, body }) => ({
    ...basket,
    shipments: basket.shipments?.map((one) =>
      one.shipmentId === parameters.shipmentId
        ? { ...one, shippingMethod: methods.find(({ id }) => id === (body as { id: string }).id) }
        : one,
    ),
  }),
})

function bagFor(quantity: number): void {
  state.basket = {
    basketId: 'b',
    customerInfo: { email: 'ada@example.com' },
    productItems: [aLine({ itemId: '1', productId: 'box', productName: 'Box', quantity })],
    shipments: [{ shipmentId: 'me', shippingAddress: savedAddress(), shippingMethod: methods[0] }],
  }
}

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const present = () => screen.findByRole('region', { name: 'A present for Ben Bloom' })
const foldOf = async (name: string) => {
  const section = within(await present()).getByRole('region', { name })
  return section.querySelector('details')
}
const unfold = async (name: string) => userEvent.click(within(await present()).getByText(name))

/** Adds Ben, whose phone number is unknown. */
async function addBen(): Promise<void> {
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
  await click('Add a Recipient')
  const values: [string, string][] = [
    ['First Name', 'Ben'],
    ['Last Name', 'Bloom'],
    ['Street Address', '12 Cocoa Lane'],
    ['City', 'Saint Louis'],
    ['Zip Code', '63101'],
  ]
  for (const [label, text] of values) {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MO')
  await click('Save Recipient')
}

test('who was added is asked for the present, each part folded with what it holds', async () => {
  bagFor(3)
  await addBen()
  await waitFor(async () => expect(await present()).toHaveFocus())
  expect(screen.queryByLabelText('Street Address')).toBeNull()
  expect(within(await present()).getByText('12 Cocoa Lane')).toBeVisible()
  const delivery = await foldOf('Shipping Method and Day')
  expect(delivery).not.toHaveAttribute('open')
  await waitFor(() => expect(delivery?.querySelector('summary')).toHaveTextContent(/Ground/))
  for (const part of ['Gift Message', 'Delivery Instructions']) {
    const fold = await foldOf(part)
    expect(fold).not.toHaveAttribute('open')
    expect(fold?.querySelector('summary')).toHaveTextContent('None yet')
  }
})

test('a message is kept when the present is closed, and may not be left unsaved [CHK-024]', async () => {
  server.use(
    http.post('*/custom/shipping/v1/organizations/:org/gift-message', () => {
      const [first, ben] = state.basket.shipments ?? []
      state.basket.shipments = [{ ...first }, { ...ben, giftMessage: 'With love' }]
      return HttpResponse.json(state.basket)
    }),
  )
  bagFor(3)
  await addBen()
  await unfold('Gift Message')
  await userEvent.click(await screen.findByLabelText(/Your message/))
  await userEvent.paste('With love')
  await click('Done')
  expect(await screen.findByText('Please save your message to continue.')).toBeVisible()
  await click('Save Message')
  await waitFor(async () =>
    expect((await foldOf('Gift Message'))?.querySelector('summary')).toHaveTextContent('With love'),
  )
  await click('Done')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recipients' })).toHaveFocus())

  await click('Edit the shipment to Ben Bloom')
  expect(await screen.findByLabelText(/Your message/)).toHaveValue('With love')
  expect(screen.getByLabelText('First Name')).toHaveValue('Ben')
})

test('the address can be edited, and is asked for the phone number when the method needs it', async () => {
  bagFor(3)
  await addBen()
  await unfold('Shipping Method and Day')
  await userEvent.click(await screen.findByRole('radio', { name: /Overnight/ }))
  expect(await screen.findByLabelText('Phone')).toHaveValue('')
  await click('Save Recipient')
  expect(await screen.findByText('This field is required.')).toBeVisible()

  await userEvent.click(screen.getByRole('radio', { name: /Ground/ }))
  await waitFor(() => expect(screen.queryByLabelText(/^Phone/)).toBeNull())
  await userEvent.click(within(await present()).getByRole('button', { name: 'Edit' }))
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'Shipment to Ben Bloom' })).toHaveFocus(),
  )
  expect(screen.getByLabelText('First Name')).toHaveValue('Ben')
})

test('another recipient can follow', async () => {
  bagFor(3)
  await addBen()
  await present()
  await click('Add Another Recipient')
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'New Recipient' })).toHaveFocus(),
  )
  expect(screen.getByLabelText('First Name')).toHaveValue('')
})

test('if the new recipient gets all there is, only their summary is shown', async () => {
  bagFor(1)
  await addBen()
  await waitFor(() => expect(state.basket.shipments).toHaveLength(2))
  expect(await screen.findByText('Ben Bloom is on the list.')).toBeVisible()
  expect(await screen.findByText('12 Cocoa Lane')).toBeVisible()
})
