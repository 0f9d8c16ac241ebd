/* Reports and the home page, in the API between the engine and its back office. */

export const REPORTS = [
  'days',
  'sites',
  'shops',
  'categories',
  'products',
  'promotions',
  'codes',
  'pickups',
  'refunds',
  'gift-cards',
  'pieces',
  'recipients',
] as const
export type ReportName = (typeof REPORTS)[number]

/** Reports whose figures are known per shop. */
export const REPORTS_BY_SHOP: readonly ReportName[] = [
  ...(['days', 'sites', 'categories', 'products', 'pickups', 'refunds', 'pieces'] as const),
]

/** More would be no table; the CSV file has all of them. */
export const SHOWN_ROWS = 200

/** Amounts are in the smallest unit of the currency. */
export type ReportUnit = 'money' | 'count' | 'percent'

interface ReportColumn {
  id: string
  title: string
  unit: ReportUnit
}

export interface ReportRow {
  key: string
  name: string
  /** In the order of the columns; null if there is none, e.g. a share of nothing. */
  values: (number | null)[]
  /** The same of the period to compare with. */
  before?: (number | null)[]
}

interface Choice {
  id: string
  name: string
}

export interface Report {
  report: ReportName
  /** `2026-12-01`, both are part of the period. */
  from: string
  until: string
  before?: { from: string; until: string }
  currency: string
  currencies: string[]
  /** With the day of now in their time zones. */
  sites: (Choice & { today: string })[]
  shops: Choice[]
  columns: ReportColumn[]
  /** What is drawn. */
  main: string
  rows: ReportRow[]
  /** How many rows there are, if not all are shown. */
  rowCount: number
  /** Of all rows; absent where a sum says nothing. */
  total?: ReportRow
  /** Whether changes of orders are still being counted. */
  isBehind: boolean
}

/** Work that waits, with the address of the list that shows it. */
export interface HomeTask {
  id: string
  count: number
  path: string
}

export interface HomeTakings {
  siteId: string
  siteName: string
  currency: string
  /** `2026-12-10` and `14:30` in the time of the site. */
  day: string
  time: string
  orders: number
  today: number
  /** On the same day of the week before, and of the year before, until the same time. */
  lastWeek: number
  lastYear: number
  returned: number
}

export interface RunningOut {
  productId: string
  name: string
  siteName: string
  left: number
  /** Sold per day, of the last 28 days. */
  perDay: number
  daysLeft: number
}

/** What the operator's rights do not allow is absent. */
export interface Home {
  day: string
  tasks: HomeTask[]
  takings?: HomeTakings[]
  stock?: { until: string; products: RunningOut[] }
  isBehind: boolean
}
