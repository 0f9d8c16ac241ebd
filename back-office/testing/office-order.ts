import type { OfficeOrder } from '@contracts/order'

/** A paid order of 20 USD that nobody has packed; give it shipments. */
export const OFFICE_ORDER: OfficeOrder = {
  ...{
    revision: '1-0',
    orderNo: '00001001',
    siteId: 'brindille',
    placedAt: '2026-12-01T10:00:00Z',
  },
  ...{ customerName: 'Ada', email: 'ada@example.com', currency: 'USD', total: 20, refunded: 0 },
  ...{ status: 'new', paymentStatus: 'authorised', exportStatus: 'ready' },
  ...{ shippingStatus: 'not_shipped', pieces: 3, parcels: 1, shipments: [] },
  ...{ billingAddress: [], giftCards: [], payments: [], refunds: [], returns: [], discounts: [] },
  ...{
    replacedBy: [],
    coupons: [],
    timeline: [],
    refundable: 20,
    carriers: ['UPS'],
    cancelReasons: ['None'],
  },
  totals: {
    ...{ products: 9, itemDiscounts: 0, shipping: 10, giftCards: 0 },
    ...{ tax: 1, isTaxIncluded: false, rest: 0 },
  },
  shippingDiscounts: [],
  can: { cancel: true, export: false, receivePayment: false, ship: true, replace: true },
}
