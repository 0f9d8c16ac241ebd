import { act, screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import CheckoutShippingPage from './checkout-shipping-page'

const address = {
  lastName: 'Hart',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}
const ground = { id: 'GroundDisc', name: 'Ground' }
const { state } = createBasketServer({
  ...recipientAnswers,
  getCustomer: () => ({ customerId: 'customer-1', email: 'ada@example.com', addresses: [] }),
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [{ ...ground, price: 0 }] }),
})

state.basket = {
  basketId: 'b',
  customerInfo: { email: 'ada@example.com' },
  productItems: [
    { itemId: '1', productId: 'box', productName: 'Box', quantity: 1, shipmentId: 'me' },
  ],
  shipments: [{ shipmentId: 'me' }],
}

let adding: ReturnType<typeof useAddRecipients>
/** Another component, like a sheet, that adds recipients. */
function Sheet() {
  adding = useAddRecipients()
  return null
}

const open = () =>
  renderInShop(
    <>
      <Route path="/shipping" component={CheckoutShippingPage} />
      <Sheet />
    </>,
    '/shipping',
  )

test('recipients who are being added are not removed as empty', async () => {
  open()
  await screen.findByText('Import a list (CSV)')
  expect(screen.queryByText('From past orders')).toBeNull()
  await act(() =>
    adding.mutateAsync(
      ['Ben', 'Cleo'].map((firstName) => ({
        address: { ...address, firstName },
        items: [{ productId: 'box', quantity: 1 }],
      })),
    ),
  )
  expect(await screen.findByText('2 of 3 ready')).toBeVisible()
  const removed = state.calls.filter((call) => JSON.stringify(call).includes('removeShipments'))
  expect(removed).toEqual([])
  expect(state.basket.productItems?.map(({ shipmentId }) => shipmentId)).toEqual([
    'me',
    'Shipment1',
    'Shipment2',
  ])
})

test('customers can also choose recipients from past orders and the address book', async () => {
  logInCustomer()
  open()
  expect(await screen.findByText('From past orders')).toBeVisible()
  expect(screen.getByText('From my address book')).toBeVisible()
})
