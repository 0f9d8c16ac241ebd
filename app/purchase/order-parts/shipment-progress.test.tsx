import { screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ShipmentProgress } from './shipment-progress'

test('what left in which parcel is shown, and what is still to come', () => {
  const piece = (itemId: string, productName: string) => ({
    itemId,
    productId: itemId,
    productName,
  })
  const { container } = renderInShop(
    <ShipmentProgress
      lines={[piece('a', 'Truffles'), piece('b', 'Brittle')]}
      isSplit={false}
      isGross={false}
      shipment={{
        ...{ shipmentId: 'me', trackingNumber: '1Z1', c_trackingUrl: 'https://ups.example/1Z1' },
        c_parcels: [
          {
            ...{ number: 1, trackingNumber: '1Z1', trackingUrl: 'https://ups.example/1Z1' },
            items: [{ itemId: 'a', quantity: 2 }],
          },
          'unreadable',
        ],
        c_toFollow: [{ itemId: 'b', quantity: 1 }],
      }}
    />,
  )
  expect(container).toHaveTextContent(
    'Part 12 × TrufflesTracking number 1Z1Still to come1 × Brittle',
  )
  expect(screen.getByRole('link', { name: '1Z1' })).toHaveAttribute(
    'href',
    'https://ups.example/1Z1',
  )
})
