import type { Generated } from 'kysely'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'

export interface CustomerTable {
  id: string
  customer_no: Generated<string>
  /** In lower case. */
  login: string
  password_hash: string
  email: string
  last_name: string
  profile: JsonbDefault<Record<string, unknown>>
  enabled: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  last_login_at: Timestamp | null
  previous_login_at: Timestamp | null
}

export interface CustomerAddressTable {
  customer_id: string
  address_id: string
  preferred: Generated<boolean>
  document: Jsonb<Record<string, unknown>>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CustomerGroupMemberTable {
  site_id: string
  group_id: string
  customer_no: string
}

/** The tables of customers (migration 010). */
export interface CustomersTables {
  customer_group_member: CustomerGroupMemberTable
  customer: CustomerTable
  customer_address: CustomerAddressTable
}
