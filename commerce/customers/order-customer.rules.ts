import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

type OrderCustomer = {
  login: string
  email: string
  firstName?: string
  lastName: string
}

/** Returns the account data for the customer of an order. Every account needs a last name. */
export function toOrderCustomer({
  customerInfo,
  billingAddress,
  customerName,
}: ShopperOrdersTypes.Order): OrderCustomer {
  const email = customerInfo?.email ?? ''
  const { firstName, lastName } = billingAddress ?? {}
  if (lastName) return { login: email, email, firstName, lastName }
  const [mailbox = email] = email.split('@')
  return { login: email, email, lastName: firstName || customerName || mailbox }
}
