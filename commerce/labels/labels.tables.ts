import type { Generated, Selectable } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'
import type { LabelRequest } from './label.port'

interface OrderLabelTable {
  id: Generated<number>
  order_no: string
  /** What of the order it is for, e.g. `parcel me/1`. */
  subject: string
  request: Jsonb<LabelRequest>
  provider_id: string
  carrier: string
  service: string
  tracking_number: string
  tracking_url: string | null
  picture: Uint8Array | null
  at: Timestamp
  by_name: string
  voided_at: Timestamp | null
}

/** The table of the labels module (migration 571). */
declare module '../db/schema' {
  interface Schema {
    order_label: OrderLabelTable
  }
}

/** Without its picture, which can be as large as 2 MB. */
export type StoredLabel = Omit<Selectable<OrderLabelTable>, 'picture'>
