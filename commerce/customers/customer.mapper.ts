import { createHash } from 'node:crypto'
import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Selectable } from 'kysely'
import { maskCardNumber } from '../payments/card-masks.rules'
import { isCardExpired } from './saved-card.rules'
import { SavedCard } from './saved-card.schemas'
import type {
  CustomerAddressTable,
  CustomerPaymentInstrumentTable,
  CustomerTable,
} from './customers.tables'

export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress
export type CustomerPaymentInstrument = ShopperCustomersTypes.CustomerPaymentInstrument

export type CustomerRow = Selectable<CustomerTable>
export type AddressRow = Selectable<CustomerAddressTable>

export type PaymentInstrumentRow = Selectable<CustomerPaymentInstrumentTable>

/**
 * Parts to include with a customer; absent where the API does not return them (after registering).
 */
export interface CustomerParts {
  addresses?: readonly AddressRow[]
  paymentInstruments?: readonly PaymentInstrumentRow[]
  /** The current day in the shop's time zone, by which cards expire. */
  today?: string
}

export function toCustomer(row: CustomerRow, parts: CustomerParts = {}): Customer {
  const { addresses, paymentInstruments, today = '' } = parts
  const isVerificationKnown = row.needs_verification || row.email_verified_at !== null
  return {
    ...row.profile,
    authType: 'registered',
    customerId: row.id,
    customerNo: row.customer_no,
    login: row.login,
    hashedLogin: createHash('sha256').update(row.login).digest('hex'),
    email: row.email,
    ...(isVerificationKnown && { emailVerified: row.email_verified_at !== null }),
    lastName: row.last_name,
    enabled: row.enabled,
    hasPassword: row.password_hash !== null,
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    lastLoginTime: row.last_login_at?.toISOString(),
    previousLoginTime: row.previous_login_at?.toISOString(),
    ...(addresses && { addresses: addresses.map(toCustomerAddress) }),
    ...(paymentInstruments && {
      paymentInstruments: paymentInstruments.map((instrument) =>
        toCustomerPaymentInstrument(instrument, today),
      ),
    }),
  }
}

/** @param today the current day in the shop's time zone */
export function toCustomerPaymentInstrument(
  row: PaymentInstrumentRow,
  today: string,
): CustomerPaymentInstrument {
  const { paymentCard, ...document } = row.document
  const card = SavedCard.safeParse(paymentCard)
  const { maskedNumber } = card.data ?? {}
  return {
    ...document,
    paymentInstrumentId: row.id,
    paymentMethodId: row.payment_method_id,
    default: row.is_default,
    ...(card.success && {
      paymentCard: {
        ...card.data,
        ...(maskedNumber !== undefined && { maskedNumber: maskCardNumber(maskedNumber) }),
        creditCardExpired: isCardExpired(card.data, today),
      },
    }),
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
  }
}

export function toCustomerAddress(row: AddressRow): CustomerAddress {
  const { lastName, countryCode, ...document } = row.document
  return {
    ...document,
    lastName: String(lastName ?? ''),
    countryCode: String(countryCode ?? ''),
    fullName: [row.document['firstName'], lastName].filter(Boolean).join(' '),
    addressId: row.address_id,
    preferred: row.preferred,
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
  }
}
