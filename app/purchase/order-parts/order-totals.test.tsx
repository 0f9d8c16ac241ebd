import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShipmentFacts } from '@/rules/shipments'
import { savedAddress } from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderTotals } from './order-totals'

const sendTo = (count: number) => ({
  shippingItems: Array.from({ length: count }, (_, index) => ({
    itemId: `ship-${index}`,
    price: index === 0 ? 0 : index,
  })),
  shippingTotal: (count * (count - 1)) / 2,
  productSubTotal: 40,
  orderTotal: 40 + (count * (count - 1)) / 2,
})

test('one shipment is shown as shipping, without an index [CART-036]', () => {
  const { container } = renderInShop(<OrderTotals totals={sendTo(1)} />)
  expect(container).toHaveTextContent('ShippingFREE')
  expect(container).not.toHaveTextContent('Shipping 1')
})

test('several shipments are shown one by one, by their index [CART-036]', () => {
  const { container } = renderInShop(<OrderTotals totals={sendTo(3)} />)
  expect(container).toHaveTextContent('Shipping 1FREEShipping 2$1.00Shipping 3$2.00')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('many shipments fold below what they cost together [CART-036]', async () => {
  const { container } = renderInShop(<OrderTotals totals={sendTo(20)} />)
  expect(container).toHaveTextContent('Shipping$190.00')
  await userEvent.click(screen.getByText('All 20 shipments'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  expect(within(screen.getByRole('group')).getByText('Shipping 20')).toBeVisible()
})

/** A basket with a line in each of these shipments. */
const basketOf = (...shipments: ShipmentFacts[]) => {
  const named = shipments.map((shipment, at) => ({ shipmentId: `S${at}`, ...shipment }))
  return {
    shipments: named,
    productItems: named.map(({ shipmentId }) => ({ shipmentId, quantity: 1 })),
    shippingItems: named.flatMap(({ shipmentId, shippingMethod }, at) =>
      shippingMethod ? { itemId: `s${at}`, shipmentId, price: 9.95 } : [],
    ),
    productSubTotal: 40,
    taxTotal: 0,
    orderTotal: 40,
  }
}
const known = { shippingAddress: savedAddress(), shippingMethod: { id: 'GroundDisc' } }
const chosenLater = { shippingAddress: savedAddress() }

test.each([
  ['in the bag', false, 'Calculated at checkout'],
  ['in checkout', true, 'Once we know where it goes'],
])(
  'each of several shipments keeps its index while others wait, %s',
  (_where, isInCheckout, text) => {
    const totals = { ...basketOf({}, known, {}), shippingTotal: 9.95, c_taxPending: true }
    const { container } = renderInShop(<OrderTotals totals={totals} isInCheckout={isInCheckout} />)
    expect(container).toHaveTextContent(
      `Shipping 1${text}Shipping 2$9.95Shipping 3${text}Tax${text}`,
    )
    expect(container).toHaveTextContent('Estimated Total')
  },
)

test('what many shipments cost so far is no final amount', () => {
  const some = { ...basketOf(...Array<object>(6).fill({}), known), shippingTotal: 9.95 }
  const { container } = renderInShop(<OrderTotals totals={some} />)
  expect(container).toHaveTextContent('Shipping so far$9.95')
  const none = renderInShop(<OrderTotals totals={basketOf(...Array<object>(6).fill({}))} />)
  expect(none.container).toHaveTextContent('ShippingCalculated at checkoutShipping of each')
})

test('a total that lacks shipping or tax is an estimate', () => {
  const pending = renderInShop(<OrderTotals totals={{ ...basketOf(known), c_taxPending: true }} />)
  expect(pending.container).toHaveTextContent(/Estimated Total\$40\.00$/)
  const final = renderInShop(<OrderTotals totals={basketOf(known)} />)
  expect(final.container).toHaveTextContent(/Order Total\$40\.00$/)
})

test.each([
  [{}, true, 'ShippingOnce we know where it goesTaxOnce we'],
  [chosenLater, false, 'ShippingOnce a method is chosenTax$0.00'],
  [{ c_freeShipping: true }, true, 'ShippingFREETaxOnce we know where it goes'],
])('in checkout nothing is "Calculated at checkout": %j', (shipment, c_taxPending, text) => {
  const totals = { ...basketOf(shipment), c_taxPending }
  const { container } = renderInShop(<OrderTotals totals={totals} isInCheckout />)
  expect(container).toHaveTextContent(text)
  expect(container).not.toHaveTextContent('at checkout')
})

describe('what waits in a shop', () => {
  const pickup = { shipmentId: 'me', c_fromStoreId: '101' }
  const parcels = ['Shipment1', 'Shipment2'].map((shipmentId) => ({ shipmentId }))
  const totalsOf = (...shipments: { shipmentId: string }[]) => ({
    shipments,
    productItems: shipments.map(({ shipmentId }) => ({ shipmentId, quantity: 1 })),
    shippingItems: shipments.map(({ shipmentId }, at) => ({
      itemId: `s${at}`,
      shipmentId,
      price: at,
    })),
    shippingTotal: shipments.length > 1 ? 3 : 0,
    productSubTotal: 40,
    orderTotal: 43,
  })

  test('is no shipping, and takes no index of it [CART-036]', () => {
    const { container } = renderInShop(<OrderTotals totals={totalsOf(pickup, ...parcels)} />)
    expect(container).toHaveTextContent('Pickup in shopFREEShipping 1$1.00Shipping 2$2.00')
    expect(container).not.toHaveTextContent('Shipping 3')
  })

  test('beside one parcel leaves that its shipping', () => {
    const totals = { ...totalsOf(pickup, ...parcels.slice(1)), shippingTotal: 1 }
    const { container } = renderInShop(<OrderTotals totals={totals} />)
    expect(container).toHaveTextContent('Pickup in shopFREEShipping$1.00Tax')
  })

  test('is not the price of a parcel that waits', () => {
    const totals = { ...totalsOf(pickup, ...parcels.slice(1)), shippingTotal: 4 }
    totals.shippingItems = [{ itemId: 's', shipmentId: 'me', price: 4 }]
    const { container } = renderInShop(<OrderTotals totals={totals} />)
    expect(container).toHaveTextContent('Pickup in shop$4.00ShippingCalculated at checkout')
  })

  test('alone is not shipped at all', () => {
    const { container } = renderInShop(<OrderTotals totals={totalsOf(pickup)} />)
    expect(container).toHaveTextContent('Subtotal$40.00Pickup in shopFREETax')
  })
})

describe('gross prices', () => {
  const amounts = { productSubTotal: 130, shippingTotal: 4.9, orderTotal: 134.9 }
  const totals = { ...basketOf(known), taxation: 'gross', ...amounts, shippingItems: [] }

  test('the included tax is shown below the total', () => {
    const { container } = renderInShop(<OrderTotals totals={{ ...totals, taxTotal: 20.41 }} />)
    expect(container).toHaveTextContent(
      'Subtotal$130.00Shipping$4.90Order Total$134.90Including tax$20.41',
    )
  })

  test('until it is known, that they hold it', () => {
    const pending = { ...totals, shipments: [{ shipmentId: 'S0' }] }
    const { container } = renderInShop(<OrderTotals totals={pending} />)
    expect(container).toHaveTextContent(/Estimated Total\$134\.90All prices include tax$/)
  })

  test('the subtotal of an order has it in', () => {
    const placed = { ...totals, taxTotal: 20.41 }
    const { container } = renderInShop(<OrderTotals totals={placed} isPlaced />)
    expect(container).toHaveTextContent('Subtotal$130.00')
  })
})

test.each([false, true])(
  'mailed gift cards alone are the items, beside no empty goods (placed: %s)',
  (isPlaced) => {
    const cards = { giftCertificateItems: [{ amount: 30 }, { amount: 20 }] }
    const amounts = { productSubTotal: 0, shippingTotal: 0, taxTotal: 0, orderTotal: 50 }
    const totals = { ...cards, ...amounts }
    const { container } = renderInShop(<OrderTotals totals={totals} isPlaced={isPlaced} />)
    expect(container.textContent).toBe('Items$50.00Tax$0.00Order Total$50.00')
  },
)
