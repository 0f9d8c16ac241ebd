import { toWeek } from '../../../rules/week-hours'
import { toOfficeSample as operator, type Sample } from '../sample'

const PAGE = { offset: '0', limit: '10' }
const PRODUCT = { id: 'none' }
const COUPON = { siteId: 'brindille', id: 'none' }
const CARD = { id: '11111111-1111-4111-8111-111111111111' }
const SHOP = { id: 'none' }
const FLAGS = { isOnline: true, isSearchable: true }
const PRICE = { bookId: 'usd-sale-prices', minQuantity: 1 }
const PERIOD = { from: '2999-12-01T09:00:00Z', until: '2999-12-24T09:00:00Z' }
const SCHEDULED_PRICE = {
  ...PRICE,
  begin: '2999-12-01 09:00:00+00',
  expected: { amountMinor: 950, until: PERIOD.until },
}
const LEVEL = { pieces: 3, isUnlimited: false }

const HOLIDAY = {
  ...{ from: '2026-12-25', to: '2026-12-25', names: { default: 'Christmas', 'es-US': 'Navidad' } },
  spans: [{ open: '10:00', close: '14:00' }],
}

/** Products, promotions, coupons, gift cards and shops in the back office. */
export const MERCHANDISE_SAMPLES: readonly Sample[] = [
  operator('GET /sites'),
  operator('GET /products', {
    query: {
      ...PAGE,
      siteId: 'brindille',
      text: 'truffle',
      state: 'sold-out',
      kind: 'variant',
      categoryId: 'boxes',
      sort: 'kind',
    },
  }),
  operator('GET /products/:id', { params: PRODUCT }),
  operator('GET /products/:id/history', { params: PRODUCT, query: { before: '10' } }),
  operator('PUT /products/:id/flags', { params: PRODUCT, body: { ...FLAGS, expected: FLAGS } }),
  operator('PUT /products/:id/price', {
    params: PRODUCT,
    body: {
      bookId: 'usd-list-prices',
      minQuantity: 1,
      begin: '-infinity',
      amount: '12.50',
      expectedMinor: 1200,
    },
  }),
  operator('POST /products/:id/scheduled-prices', {
    params: PRODUCT,
    body: { ...PRICE, ...PERIOD, amount: '9.50' },
  }),
  operator('PUT /products/:id/scheduled-prices', {
    params: PRODUCT,
    body: { ...SCHEDULED_PRICE, ...PERIOD, amount: '9.50' },
  }),
  operator('PUT /products/:id/scheduled-prices/remove', {
    params: PRODUCT,
    body: SCHEDULED_PRICE,
  }),
  operator('PUT /products/:id/scheduled-prices/end', { params: PRODUCT, body: SCHEDULED_PRICE }),
  operator('PUT /products/:id/stock', {
    params: PRODUCT,
    body: { ...LEVEL, listId: 'brindille-warehouse', expected: LEVEL },
  }),
  operator('GET /promotions', {
    query: {
      ...PAGE,
      siteId: 'brindille',
      text: 'ten',
      asksForCode: 'yes',
      state: 'active',
      promotionClass: 'order',
      sort: '-campaigns',
    },
  }),
  operator('GET /promotions/:siteId/:id', { params: { siteId: 'none', id: 'none' } }),
  operator('GET /explanations/:id', { params: { id: 'none' } }),
  operator('GET /open-bags', { query: { of: 'ada@example.com' } }),
  operator('GET /coupons', {
    query: { ...PAGE, siteId: 'brindille', text: 'noel', state: 'enabled', sort: '-uses' },
  }),
  operator('POST /coupons', {
    body: {
      siteId: 'brindille',
      id: 'spring',
      promotionId: 'none',
      limits: { perCode: 1, perCustomer: 2 },
      batch: { count: 3, prefix: 'SPRING-' },
    },
  }),
  operator('GET /coupons/:siteId/:id', { params: COUPON }),
  operator('PUT /coupons/:siteId/:id', {
    params: COUPON,
    body: { isEnabled: false, expectedEnabled: true },
  }),
  operator('GET /coupons/:siteId/:id/codes', { params: COUPON, query: PAGE }),
  operator('POST /coupons/:siteId/:id/codes', {
    params: COUPON,
    body: { count: 3, prefix: 'SPRING-' },
  }),
  operator('GET /coupons/:siteId/:id/codes.csv', { params: COUPON }),
  operator('GET /coupons/:siteId/:id/redemptions', { params: COUPON, query: PAGE }),
  operator('GET /coupons/:siteId/:id/history', { params: COUPON, query: { before: '10' } }),
  operator('GET /gift-cards', {
    query: { ...PAGE, siteId: 'brindille', text: '4567', state: 'usable', sort: 'left' },
  }),
  operator('POST /gift-cards', {
    body: {
      siteId: 'none',
      amount: '25.00',
      recipientEmail: 'ada@example.com',
      recipientName: 'Ada',
      senderName: 'Charles',
      message: 'Enjoy',
      reason: 'A late parcel',
    },
  }),
  operator('GET /gift-cards/:id', { params: CARD }),
  operator('PUT /gift-cards/:id/block', {
    params: CARD,
    body: { isBlocked: true, reason: 'Stolen', expectedRevision: 1 },
  }),
  operator('GET /gift-cards/:id/history', { params: CARD, query: { before: '10' } }),
  operator('GET /shops', { query: { ...PAGE, text: 'maiden', state: 'pickup', sort: '-place' } }),
  operator('GET /shops/:id', { params: SHOP }),
  operator('PUT /shops/:id/hours', {
    params: SHOP,
    body: {
      hours: toWeek(() => [{ open: '10:00', close: '20:00' }]),
      notes: { default: 'Closed on 25 December', 'es-US': 'Cerrado el 25 de diciembre' },
      expectedRevision: 'none',
    },
  }),
  operator('PUT /shops/:id/special-days', {
    params: SHOP,
    body: { specialDays: [HOLIDAY], expectedRevision: 'none', pickups: ['00000001/me'] },
  }),
  operator('POST /shops/:id/special-days/preview', {
    params: SHOP,
    body: { specialDays: [HOLIDAY] },
  }),
  operator('GET /shops/:id/special-days/pickups', { params: SHOP }),
  operator('POST /shops/:id/special-days/pickups/:orderNo/:shipmentId', {
    params: { ...SHOP, orderNo: '00000001', shipmentId: 'me' },
    body: { action: 'move' },
  }),
  operator('POST /shops/special-days', {
    body: { entry: { ...HOLIDAY, from: '2020-12-25' }, shopIds: ['101'], replaces: false },
  }),
  operator('PUT /shops/:id/details', {
    params: SHOP,
    body: {
      phone: '(415) 555-0128',
      email: 'shop@example.com',
      isPickupEnabled: true,
      isClosed: false,
      closureMessages: { default: 'Back soon' },
      pickups: ['00000001/me'],
      expectedRevision: 'none',
    },
  }),
  operator('POST /shops/:id/closing/preview', { params: SHOP, body: { isClosed: true } }),
  operator('GET /shops/:id/history', { params: SHOP, query: { before: '10' } }),
]
