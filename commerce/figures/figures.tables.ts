import type { Generated } from 'kysely'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'
import type { FigureKind, Measure } from './figure-kinds.constants'

export interface FigureKey {
  kind: FigureKind | 'gift-card'
  /** `2026-12-24`, in the time zone of the site. */
  day: string
  site_id: string
  currency: string
  /** Empty for what is sent, and where shops are not told apart. */
  shop_id: string
  key: string
}

type FigureTable = FigureKey & Record<Measure, Generated<number>>

interface OrderFigureTable {
  order_no: string
  /** Shipment → when its pickup was promised, in ISO 8601. */
  promises: JsonbDefault<Record<string, string>>
  /** When the first pickup that is not ready yet is due. */
  due_at: Timestamp | null
  entries: Jsonb<unknown>
}

interface GiftCardMovementTable {
  id: Generated<number>
  site_id: string
  currency: string
  at: Timestamp
  kind: string
  amount_minor: number
}

/** The tables of the figures (migration 560). */
declare module '../db/schema' {
  interface Schema {
    figure: FigureTable
    figure_backlog: { counted_until: string }
    figure_change: { id: Generated<number>; order_no: string }
    figure_site: { site_id: string; timezone: string }
    gift_card_movement: GiftCardMovementTable
    order_figure: OrderFigureTable
  }
}
