import type { Generated } from 'kysely'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'

export interface CustomerTable {
  id: string
  customer_no: Generated<string>
  /** In lower case. */
  login: string
  /** Null if the customer logs in by mailed codes, or has to set a password. */
  password_hash: string | null
  email: string
  last_name: string
  profile: JsonbDefault<Record<string, unknown>>
  enabled: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  last_login_at: Timestamp | null
  previous_login_at: Timestamp | null
  email_verified_at: Timestamp | null
  /** The customer cannot log in before the address is verified. */
  needs_verification: Generated<boolean>
}

export interface CustomerAddressTable {
  customer_id: string
  address_id: string
  preferred: Generated<boolean>
  document: Jsonb<Record<string, unknown>>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CustomerPaymentInstrumentTable {
  id: string
  customer_id: string
  payment_method_id: string
  is_default: Generated<boolean>
  document: Jsonb<Record<string, unknown>>
  created_at: Timestamp
  updated_at: Timestamp
}

interface CustomerEventTable {
  id: Generated<number>
  site_id: string
  customer_id: string
  event: Jsonb<Record<string, unknown>>
  created_at: Timestamp
}

interface CustomerGroupMemberTable {
  site_id: string
  group_id: string
  customer_no: string
}

/** The tables of customers (migrations 010, 130). */
declare module '../db/schema' {
  interface Schema {
    customer_payment_instrument: CustomerPaymentInstrumentTable
    customer_event: CustomerEventTable
    customer_group_member: CustomerGroupMemberTable
    customer: CustomerTable
    customer_address: CustomerAddressTable
  }
}
