import type { ReportName, ReportUnit } from '../../contracts/report'
import type { FigureKind } from './figure-kinds.constants'

export interface ReportQuery {
  report: ReportName
  from: string
  until: string
  currency: string
  siteId?: string
  shopId?: string
}

interface Column {
  id: string
  title: string
  unit: ReportUnit
  /** SQL over the rows of a group. */
  sql: string
  /** Whether it has no sum, because one order is in several rows. */
  isWithoutTotal?: boolean
}

const sum = (name: string) => `coalesce(sum(${name}), 0)`
const count = (id: string, title: string, sql = sum(id)): Column => ({
  ...{ id, title, unit: 'count', sql },
})
const money = (id: string, title: string, sql = sum(id)): Column => ({
  ...{ id, title, unit: 'money', sql },
})

const ORDERS = count('orders', 'Orders')
const TAKINGS = money('takings', 'Takings')
const RETURNED = money('returned', 'Given back')
const PIECES = [count('units', 'Pieces'), count('returned_units', 'Pieces given back')]
const NET = money('net', 'Left', 'coalesce(sum(takings - returned), 0)')
const SOLD = [ORDERS, ...PIECES, TAKINGS, RETURNED, NET]
/** An order may be of several shops, and has several pieces. */
const ORDERS_OF_ROW = { ...ORDERS, isWithoutTotal: true }
const SALES = [
  ...[ORDERS, ...PIECES, money('goods', 'Goods'), money('shipping', 'Shipping')],
  ...[money('tax', 'Tax'), TAKINGS, RETURNED, NET, money('gift_cards', 'Gift cards sold')],
]
const GOODS = [...PIECES, money('goods', 'Goods')]
const DISCOUNTS = [ORDERS, money('discount', 'Discount'), TAKINGS]

export interface ReportKind {
  kind: FigureKind
  /** The SQL of what is a row. */
  by: string
  columns: readonly Column[]
  main: string
  /** Whether rows are in the order of their keys, not of the main column. */
  isInOrder?: boolean
  /** Whether no column has a sum. */
  isWithoutTotal?: boolean
}

export const MAIN_CATEGORY = `coalesce((
  select category_id from category_product
  where category_product.product_id in (figure.key, (
      select master_id from product where product.id = figure.key))
    and category_product.catalog_id = (select catalog_id from site where site.id = figure.site_id)
  order by is_primary desc, position, category_id limit 1), '')`

/** All reports but the one of gift cards, which is a balance. */
export const REPORT_KINDS: Readonly<Record<Exclude<ReportName, 'gift-cards'>, ReportKind>> = {
  days: { kind: 'order', by: 'day::text', columns: SALES, main: 'takings', isInOrder: true },
  sites: { kind: 'order', by: 'site_id', columns: SALES, main: 'takings' },
  shops: {
    ...{ kind: 'shop', by: 'shop_id', main: 'takings' },
    columns: [ORDERS_OF_ROW, ...SOLD.slice(1)],
  },
  categories: { kind: 'product', by: 'category', columns: GOODS, main: 'goods' },
  products: { kind: 'product', by: 'key', columns: GOODS, main: 'goods' },
  promotions: {
    ...{ kind: 'promotion', by: 'key', columns: DISCOUNTS, main: 'discount' },
    isWithoutTotal: true,
  },
  codes: { kind: 'code', by: 'key', columns: DISCOUNTS, main: 'orders', isWithoutTotal: true },
  pickups: {
    ...{ kind: 'pickup', by: 'shop_id', main: 'punctual' },
    columns: [
      count('orders', 'Promised'),
      count('on_time', 'Ready in time'),
      count('late', 'Ready late'),
      count('open', 'Not ready yet', 'coalesce(sum(orders - on_time - late), 0)'),
      {
        ...{ id: 'punctual', title: 'In time', unit: 'percent' },
        sql: 'sum(on_time) * 100.0 / nullif(sum(on_time + late), 0)',
      },
    ],
  },
  refunds: {
    ...{ kind: 'refund', by: 'key', main: 'returned' },
    columns: [
      ...[count('returns', 'Times'), count('returned_units', 'Pieces'), RETURNED],
      money('returned_gift_cards', 'Off gift cards'),
    ],
  },
  pieces: {
    ...{ kind: 'piece', by: 'key', main: 'units' },
    columns: [count('units', 'Pieces'), ORDERS_OF_ROW],
  },
  recipients: {
    ...{ kind: 'recipients', by: 'key', main: 'orders', isInOrder: true },
    columns: [
      ORDERS,
      TAKINGS,
      money('average', 'Takings per order', 'round(sum(takings) / nullif(sum(orders), 0))'),
    ],
  },
}

/** Of one shop only these are known of a day and a site. */
export const OF_ONE_SHOP = { kind: 'shop', columns: SOLD } as const
