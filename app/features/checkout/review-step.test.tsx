import { screen, within } from '@testing-library/react'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { anAddress } from '../../../tests/setup/an-address'
import { ReviewStep } from './review-step'

const address = (firstName: string, address1: string) => anAddress({ firstName, address1 })
const line = (itemId: string, productName: string, shipmentId: string) =>
  aLine({ itemId, productId: itemId, productName, quantity: 2, shipmentId })

const { state } = createBasketServer()
state.basket = {
  basketId: 'basket-1',
  customerInfo: { email: 'ada@example.com' },
  productItems: [
    line('a', 'Truffles', 'me'),
    line('b', 'Brittle', 'Shipment1'),
    line('c', 'Caramels', 'Shipment2'),
  ],
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: address('Ada', '12 Cocoa Lane'),
      shippingMethod: { id: 'GroundDisc', name: 'Ground' },
      shippingTotal: 8.95,
      giftMessage: 'With love',
      c_DeliveryInstructions: 'Ring twice',
    },
    {
      shipmentId: 'Shipment1',
      shippingAddress: address('Bo', '1 Sugar St'),
      shippingMethod: { id: 'Express', name: 'Express' },
      shippingTotal: 19.95,
      giftMessage: 'Happy birthday',
      c_DATE_WANTED: '2026-11-20',
    },
    {
      shipmentId: 'Shipment2',
      c_fromStoreId: '101',
      shippingAddress: { ...address('', '128 Maiden Lane'), companyName: 'Maiden Lane' },
      shippingMethod: { id: 'Pickup', name: 'Pickup in Shop' },
      c_pickupFirstName: 'Cy',
      c_pickupLastName: 'Dale',
      c_pickupPhone: '4155550100',
      c_pickupEmail: 'cy@example.com',
    },
  ],
  shippingItems: [
    { itemId: 'x', shipmentId: 'me', price: 8.95 },
    { itemId: 'y', shipmentId: 'Shipment1', price: 19.95 },
  ],
  billingAddress: address('Ada', '12 Cocoa Lane'),
  paymentInstruments: [
    {
      paymentInstrumentId: 'p',
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', maskedNumber: '411111XXXXXX1111', expirationMonth: 4 },
    },
  ],
  productSubTotal: 60,
  shippingTotal: 28.9,
  taxTotal: 4.2,
  orderTotal: 93.1,
}

test('the review shows all choices before the order is placed [CHK-021, CHK-029, CHK-044, CHK-056, CHK-060]', async () => {
  renderInShop(<ReviewStep />, '/revieworder')
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  for (const amount of ['$60.00', '$8.95', '$19.95', '$4.20', '$93.10']) {
    expect(summary.getByText(amount)).toBeVisible()
  }
  const parts = screen.getAllByRole('region').map((region) => region.textContent ?? '')
  const shown = (...texts: string[]) =>
    parts.filter((part) => texts.every((text) => part.includes(text)))
  const [ada, bo] = [
    ['12 Cocoa Lane', 'Ada Bloom', 'Ground', '$8.95', 'With love', 'Ring twice', 'Truffles'],
    ['1 Sugar St', 'Bo Bloom', 'Express', '$19.95', 'Happy birthday', 'Wanted by', 'Brittle'],
  ] as const
  expect(shown(...ada)).not.toEqual([])
  expect(shown(...bo, 'Nov 20')).not.toEqual([])
  expect(shown('Ring twice', 'Wanted by')).toEqual([])
  expect(
    shown('128 Maiden Lane', 'Cy Dale', '(415) 555-0100', 'cy@example.com', 'Caramels'),
  ).not.toEqual([])
  expect(shown('Visa ending in 1111', '12 Cocoa Lane')).not.toEqual([])
  // each section contains only the items of its own shipment
  expect(shown('Truffles', 'Brittle')).toEqual([])
  expect(shown('Caramels', 'Truffles')).toEqual([])
})

test('the terms agreed to by placing the order are linked next to the button', async () => {
  renderInShop(<ReviewStep />, '/revieworder')
  const terms = await screen.findByRole('link', { name: 'terms of sale' })
  expect(terms).toLeadTo('/company-info/terms')
  expect(terms.parentElement).toHaveTextContent(
    'By placing your order you agree to our terms of sale.',
  )
})
