import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

/** The customer with their addresses. */
export function getCustomer(siteId: string, customerId: string): Promise<Customer> {
  return callScapi(siteId, 'shopperCustomers', 'getCustomer', { parameters: { customerId } })
}
