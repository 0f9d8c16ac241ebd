import { screen } from '@testing-library/react'
import type { OfficeOrderRow } from '@contracts/order-list'
import { renderOffice } from '../testing/render-office'
import { OrderBadges } from './order-badges'

const row: OfficeOrderRow = {
  ...{ orderNo: '1', siteId: 'brindille', placedAt: '2026-12-01T10:00:00Z', customerName: 'Ada' },
  ...{ email: 'ada@example.com', currency: 'USD', total: 20, refunded: 0, pieces: 3 },
  ...{ status: 'new', paymentStatus: 'authorised', exportStatus: 'ready' },
  ...{ shippingStatus: 'not_shipped', parcels: 0 },
}

test.each([
  ['of pickups only', { pickup: 'ready', parcels: 0 }, false],
  ['of a pickup and a parcel', { pickup: 'ready', parcels: 1 }, true],
  ['of a parcel', { parcels: 1 }, true],
] as const)(
  'an order %s says whether it is shipped if there is something to ship',
  (_name, given, isSaid) => {
    renderOffice(<OrderBadges order={{ ...row, ...given }} />)
    expect(screen.queryAllByText('Not sent')).toHaveLength(isSaid ? 1 : 0)
  },
)

test('what is urgent stands first', () => {
  const { container } = renderOffice(
    <OrderBadges
      order={{
        ...{ ...row, paymentStatus: 'unpaid', exportStatus: 'failed', parcels: 1 },
        isSlipOutdated: true,
      }}
    />,
  )
  const names = [...container.querySelectorAll('.chakra-badge')].map((one) => one.textContent)
  expect(names).toEqual(['Export failed', 'To be paid', 'Changed since printed', 'New', 'Not sent'])
})
