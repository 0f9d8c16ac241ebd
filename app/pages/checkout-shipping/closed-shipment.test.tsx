import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { createBasketServer } from '@/shopper/testing/basket-server'
import {
  changeFirstShipment,
  deliveredBasket,
  savedAddress,
} from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const { state } = createBasketServer({
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [] }),
})

state.custom = {
  a: {
    variationAttributes: [
      { id: 'wrap', name: 'Wrap', values: [{ value: 'forest', name: 'Forest' }] },
    ],
    variationValues: { wrap: 'forest' },
  },
}

const open = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')

test('a collapsed shipment shows its dates, gift wrap, message and instructions', async () => {
  state.basket = changeFirstShipment(deliveredBasket(), {
    shippingAddress: savedAddress(),
    shippingMethod: { id: 'GroundDisc', name: 'Ground' },
    giftMessage: 'With love',
    c_DATE_WANTED: '2026-12-04',
    c_arrivesFrom: '2026-12-03',
    c_arrivesBy: '2026-12-04',
    c_DeliveryInstructions: 'Ring twice',
  })
  open()
  const closed = await screen.findByRole('region', { name: 'Shipping Address' })
  for (const text of ['Arrives Thu, Dec 3', 'Wanted by Fri, Dec 4', 'With love', 'Ring twice']) {
    expect(closed).toHaveTextContent(text)
  }
  expect(await within(closed).findByText('Forest')).toBeVisible()
})

test('sending to several people is offered above the address until a recipient is added', async () => {
  state.basket = deliveredBasket()
  open()
  const offer = await screen.findByRole('region', { name: 'Sending to more than one person?' })
  const address = screen.getByRole('region', { name: 'Shipping Address' })
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  expect(offer.compareDocumentPosition(address)).toBe(follows)
  await userEvent.click(within(offer).getByRole('button', { name: 'Add a Recipient' }))
  await screen.findByRole('region', { name: 'New Recipient' })
  expect(offer).not.toBeInTheDocument()
})
