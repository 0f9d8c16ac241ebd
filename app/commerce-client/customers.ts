import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { callScapi, callSite } from './transport'

export type Customer = ShopperCustomersTypes.Customer

/** The customer with their addresses. */
export function getCustomer(siteId: string, customerId: string): Promise<Customer> {
  return callScapi(siteId, 'shopperCustomers', 'getCustomer', { parameters: { customerId } })
}

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
}

/** Makes an account; logging in to it is another call. Throws AppError, e.g. for a used e-mail. */
export async function registerCustomer(
  siteId: string,
  customer: NewCustomer,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { customer, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, 'customer-register', { body })
}
