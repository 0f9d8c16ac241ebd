import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { Selectable } from 'kysely'
import type { CustomerAddressTable, CustomerTable } from './customers.tables'

export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

export type CustomerRow = Selectable<CustomerTable>
export type AddressRow = Selectable<CustomerAddressTable>

/** @param addresses absent where the API does not show them (after registering). */
export function toCustomer(row: CustomerRow, addresses?: readonly AddressRow[]): Customer {
  return {
    ...row.profile,
    authType: 'registered',
    customerId: row.id,
    customerNo: row.customer_no,
    login: row.login,
    email: row.email,
    lastName: row.last_name,
    enabled: row.enabled,
    hasPassword: true,
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    lastLoginTime: row.last_login_at?.toISOString(),
    previousLoginTime: row.previous_login_at?.toISOString(),
    ...(addresses && { addresses: addresses.map(toCustomerAddress) }),
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
