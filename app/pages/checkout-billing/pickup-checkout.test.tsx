import { screen, within } from '@testing-library/react'
import { Route } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer } from '@/shopper/testing/basket-server'
import {
  boxOf,
  pickupBasket,
  deliveryAddress as address,
  deliveryShipment,
  pickupContact as contact,
  pickupShipment,
} from '@/shopper/testing/pickup-fixtures'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PaymentStep } from '@/features/checkout/payment-step'
import { ReviewStep } from '@/features/checkout/review-step'
import { Payment } from '@/features/payment/payment'
import { aCard } from '../../../tests/setup/a-card'

const c_transientTokenExp = Math.floor(Date.now() / 1000) + 900
const card = aCard({}, { c_transienttoken: 'token', c_transientTokenExp })
const { state } = createBasketServer()

function collects(change: Partial<Basket> = {}): void {
  state.basket = pickupBasket(change)
}

const openCheckout = (path: string) =>
  renderInShop(
    <>
      <Route path="/billing">
        <PaymentStep>{(basket) => <Payment basket={basket} />}</PaymentStep>
      </Route>
      <Route path="/revieworder" component={ReviewStep} />
    </>,
    path,
  )
const section = async (name: string) => within(await screen.findByRole('region', { name }))

const paid = {
  customerInfo: { email: 'ada@example.com' },
  billingAddress: address,
  paymentInstruments: [card],
}

test('a pickup order has no shipping address to use for billing [CHK-051]', async () => {
  collects({
    ...paid,
    billingAddress: undefined,
    shipments: [{ shipmentId: 'me' }, pickupShipment(contact)],
  })
  openCheckout('/billing')
  const part = await section('Billing Address')
  expect(part.getByLabelText('Street Address')).toBeVisible()
  expect(part.queryByLabelText('Use shipping address')).toBeNull()
})

test('a mixed order uses the delivery address for billing [CHK-035]', async () => {
  collects({
    ...paid,
    billingAddress: undefined,
    productItems: [boxOf('truffles', 'Truffles', 'Shipment1'), boxOf('brittle', 'Brittle', 'me')],
    // The pickup is the first shipment: a shop's address must not become the billing address.
    shipments: [pickupShipment(contact), deliveryShipment],
  })
  openCheckout('/billing')
  expect(await screen.findByLabelText('Use shipping address')).toBeChecked()
  expect((await section('Billing Address')).getByText('12 Cocoa Lane')).toBeVisible()
})

test('the review lists delivery and pickup separately with their items [CHK-060, ORD-023]', async () => {
  collects({
    ...paid,
    productItems: [boxOf('truffles', 'Truffles', 'Shipment1'), boxOf('brittle', 'Brittle', 'me')],
    shipments: [deliveryShipment, pickupShipment(contact)],
  })
  openCheckout('/revieworder')
  const waiting = await section('Pickup at Maiden Lane')
  expect(waiting.getByText('Truffles')).toBeVisible()
  expect(waiting.queryByText('Brittle')).toBeNull()
  expect(waiting.getByText('128 Maiden Lane')).toBeVisible()
  for (const text of ['Ada Bloom', '(415) 555-0100', 'ada@example.com']) {
    expect(waiting.getByText(text)).toBeVisible()
  }
  const sent = await section('Shipping')
  expect(sent.getByText('Brittle')).toBeVisible()
  expect(sent.getByText('12 Cocoa Lane')).toBeVisible()
})
