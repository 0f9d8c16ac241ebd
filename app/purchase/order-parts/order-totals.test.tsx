import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('the cost of shipments with a method is shown while others wait', () => {
  const totals = { shippingTotal: 9.95, productSubTotal: 40, orderTotal: 49.95 }
  const { container } = renderInShop(<OrderTotals totals={totals} isShippingPending isTaxPending />)
  expect(container).toHaveTextContent('Shipping$9.95TaxCalculated at checkout')
})

test('a total that lacks shipping or tax is an estimate', () => {
  const totals = { productSubTotal: 40, orderTotal: 40 }
  const pending = renderInShop(<OrderTotals totals={totals} isTaxPending />)
  expect(pending.container).toHaveTextContent(/Estimated Total\$40\.00$/)
  const known = renderInShop(<OrderTotals totals={totals} />)
  expect(known.container).toHaveTextContent(/Order Total\$40\.00$/)
})

test.each([
  [{ isShippingPending: true, isTaxPending: true }, 'ShippingOnce we know where it goesTaxOnce we'],
  [{ isShippingPending: true, isTaxPending: false }, 'ShippingOnce a method is chosenTax$0.00'],
  [{ isShippingPending: false, isTaxPending: true }, 'ShippingFREETaxOnce we know where it goes'],
])('in checkout nothing is "Calculated at checkout": %j', (pending, text) => {
  const { container } = renderInShop(
    <OrderTotals totals={{ orderTotal: 40 }} {...pending} isInCheckout />,
  )
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

  test('alone is not shipped at all', () => {
    const { container } = renderInShop(<OrderTotals totals={totalsOf(pickup)} />)
    expect(container).toHaveTextContent('Subtotal$40.00Pickup in shopFREETax')
  })
})

describe('gross prices', () => {
  const totals = { taxation: 'gross', productSubTotal: 130, shippingTotal: 4.9, orderTotal: 134.9 }

  test('the included tax is shown below the total', () => {
    const { container } = renderInShop(<OrderTotals totals={{ ...totals, taxTotal: 20.41 }} />)
    expect(container).toHaveTextContent(
      'Subtotal$130.00Shipping$4.90Order Total$134.90Including tax$20.41',
    )
  })

  test('until it is known, that they hold it', () => {
    const { container } = renderInShop(<OrderTotals totals={totals} isShippingPending />)
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
