import type { BillingContact } from '../payments/card-gateway.port'
import { secondLine } from '../../rules/address-lines'
import type { StoredOrder } from './order.repository'

/** Returns the billing address that the bank verifies; undefined for an order without one. */
export function toBillingContact({ document, email }: StoredOrder): BillingContact | undefined {
  const { billingAddress } = document.content
  if (!billingAddress) return undefined
  const { firstName, lastName, address1, city, stateCode } = billingAddress
  const { postalCode, countryCode, phone } = billingAddress
  return {
    firstName,
    lastName,
    address1,
    address2: secondLine(billingAddress) || undefined,
    city,
    stateCode,
    postalCode,
    countryCode,
    phone,
    email,
  }
}
