import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { savedAddress } from '@/shopper/testing/delivered-basket'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const ground = { id: 'GroundDisc', name: 'Ground' }
const cityRefused = () =>
  problem(400, 'invalid-address', 'Not there.', { fieldErrors: { city: 'We know no such town.' } })
const down = () => problem(503, 'down', 'Our shop is closed for a moment.')
let refuse: () => Response

const { state } = createBasketServer({
  ...recipientAnswers,
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [{ ...ground, price: 0 }] }),
  updateCustomerForBasket: (basket) => ({ ...basket, customerInfo: { email: 'a@example.com' } }),
  updateShippingAddressForShipment: () => refuse(),
})

function bagFor(...names: string[]): Basket {
  const ids = names.map((_name, at) => (at === 0 ? 'me' : `Shipment${at}`))
  return {
    basketId: 'b',
    customerInfo: { email: 'ada@example.com' },
    productItems: ids.map((shipmentId, at) => ({
      itemId: `${at}`,
      productId: 'Truffles',
      productName: 'Truffles',
      quantity: 1,
      shipmentId,
    })),
    shipments: ids.map((shipmentId, at) => ({
      shipmentId,
      shippingAddress: savedAddress(names[at]),
      shippingMethod: ground,
    })),
    orderTotal: 20,
  }
}
const open = (path = '/shipping') =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, path)
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const changeTown = async () => {
  await userEvent.type(await screen.findByLabelText('City'), 'a')
}

test('fields refused by the service are listed in a focused summary above the form', async () => {
  refuse = cityRefused
  state.basket = bagFor('Ada')
  open()
  await click('Edit')
  await changeTown()
  await click('Continue to Payment')
  const link = await screen.findByRole('link', { name: 'City: We know no such town.' })
  await waitFor(() => expect(link.closest('[role=alert]')).toHaveFocus())
})

describe('a recipient that cannot be saved', () => {
  beforeEach(async () => {
    state.basket = bagFor('Ada', 'Ben')
    open()
    await click('Edit the shipment to Ben Bloom')
    await changeTown()
  })

  test('moves the focus to the field that the service refuses', async () => {
    refuse = cityRefused
    await click('Save Recipient')
    expect(await screen.findByText('We know no such town.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus())
  })

  test('shows a focused error when no field is at fault', async () => {
    refuse = down
    await click('Save Recipient')
    const panel = within(screen.getByRole('region', { name: 'Shipment to Ben Bloom' }))
    const alert = await panel.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getByLabelText('City')).toHaveValue('Saint Louisa')
  })
})
