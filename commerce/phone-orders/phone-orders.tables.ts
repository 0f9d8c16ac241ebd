import type { Generated } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'
import type { BasketDocument } from '../baskets/model/basket-document.schemas'

interface PhoneOrderTable {
  id: string
  site_id: string
  customer_id: string
  is_registered: boolean
  document: Jsonb<BasketDocument>
  email: string
  customer_name: string
  revision: Generated<number>
  by_name: string
  created_at: Timestamp
  order_no: string | null
  token: string | null
  mails: Generated<number>
  is_withdrawn: Generated<boolean>
}

/** The table of the phone orders module (migration 650). */
declare module '../db/schema' {
  interface Schema {
    phone_order: PhoneOrderTable
  }
}
