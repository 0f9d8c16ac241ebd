import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { missingCustomerData } from './missing-customer-data'
import { callScapi } from './transport'

export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

/**
 * Returns the customer with their addresses. Throws AppError, also for a response without a
 * customer.
 */
export async function getCustomer(siteId: string, customerId: string): Promise<Customer> {
  const options = { parameters: { customerId } }
  const customer = await callScapi(siteId, 'shopperCustomers', 'getCustomer', options)
  if (!customer?.customerId) throw missingCustomerData('Customer info is not available')
  return customer
}
