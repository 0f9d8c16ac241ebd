import type { ReportName } from '@contracts/report'

/** Title, what a row is, and what the figures mean. */
export const REPORT_NAMES: Readonly<Record<ReportName, readonly [string, string, string]>> = {
  days: [
    'Sales by day',
    'Day',
    'Takings are paid orders on the day they were placed, with shipping and tax, without the gift cards they buy. What is refunded or cancelled is given back on its own day.',
  ],
  sites: ['Sales by site', 'Site', 'Takings as in sales by day.'],
  shops: [
    'Sales by shop',
    'Shop',
    'An order with a parcel and a pickup counts in both, each with its own part.',
  ],
  categories: [
    'Sales by category',
    'Category',
    'Each product counts once, in its main category of today. Goods are without shipping, after discounts.',
  ],
  products: ['Sales by product', 'Product', 'Goods are without shipping, after discounts.'],
  promotions: [
    'Sales by promotion',
    'Promotion',
    'What each promotion took off, and the takings of the orders it was used in.',
  ],
  codes: ['Sales by code', 'Code', 'Codes that applied to paid orders, with what they took off.'],
  pickups: [
    'Pickups in time',
    'Shop',
    'On the day for which a pickup was promised: whether it was ready by then.',
  ],
  refunds: ['Refunds by reason', 'Reason', 'Refunds and cancellations on their own day.'],
  'gift-cards': [
    'Owed on gift cards',
    'Movement',
    'What can still be spent of gift cards. Selling one is a debt, not a sale.',
  ],
  pieces: ['Favourite pieces of boxes', 'Piece', 'Pieces that shoppers chose for filled boxes.'],
  recipients: [
    'Recipients per order',
    'Recipients',
    'Parcels and pickups with goods in them, per paid order.',
  ],
}
