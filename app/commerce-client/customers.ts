import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

/** The customer with their addresses. */
export function getCustomer(siteId: string, customerId: string): Promise<Customer> {
  return callScapi(siteId, 'shopperCustomers', 'getCustomer', { parameters: { customerId } })
}

/** What a customer changes of themself; null takes it away. Another login needs the current password. */
export interface CustomerChanges {
  firstName?: string
  lastName?: string
  companyName?: string
  phoneHome?: string
  /** `YYYY-MM-DD` */
  birthday?: string | null
  email?: string
  login?: string
  currentPassword?: string
}

/** Throws AppError, e.g. for a login that somebody else has. */
export async function updateCustomer(
  siteId: string,
  customerId: string,
  changes: CustomerChanges,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomer', {
    parameters: { customerId },
    // the SDK's type asks for more than what changes
    body: changes as Customer,
  })
}

export interface PasswordChange {
  currentPassword: string
  password: string
}

/** Every session of the customer ends with it. Throws AppError, e.g. for a wrong current password. */
export async function updatePassword(
  siteId: string,
  customerId: string,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerPassword', {
    parameters: { customerId },
    body: { currentPassword, password },
  })
}

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  companyName?: string
  c_organizationType?: string
  /** For the address book; one at most. */
  addresses?: CustomerAddress[]
}

/** Makes an account; logging in to it is another call. Throws AppError, e.g. for a used e-mail. */
export async function registerCustomer(
  siteId: string,
  customer: NewCustomer,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { customer, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.register, { body })
}

/** Makes an account of whoever placed an order as a guest, with its name and e-mail address. */
export async function registerWithOrder(
  siteId: string,
  orderNo: string,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { orderNo, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.registerWithOrder, { body })
}

/** Adds an entry to the address book, under its `addressId`. */
export function createAddress(
  siteId: string,
  customerId: string,
  address: CustomerAddress,
): Promise<CustomerAddress> {
  return callScapi(siteId, 'shopperCustomers', 'createCustomerAddress', {
    parameters: { customerId },
    body: address,
  })
}

export async function removeAddress(
  siteId: string,
  customerId: string,
  addressName: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'removeCustomerAddress', {
    parameters: { customerId, addressName },
  })
}

/** Changes an entry of the address book; what is not given stays. */
export function updateAddress(
  siteId: string,
  customerId: string,
  addressName: string,
  changes: Partial<CustomerAddress>,
): Promise<CustomerAddress> {
  return callScapi(siteId, 'shopperCustomers', 'updateCustomerAddress', {
    parameters: { customerId, addressName },
    // the SDK's type asks for the whole entry, the service for what changes
    body: changes as CustomerAddress,
  })
}
