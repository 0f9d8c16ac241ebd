import { isApplicableTo } from '../payments/payment-methods.rules'
import { isUnrestricted } from '../payments/payment-restriction.rules'
import type { PaymentMethod } from '../payments/payments.service'
import type { AssessedBasket } from './assess-basket'
import { situationOf } from './basket-facts'

/** The methods that can pay for a basket, and that the archive lets this shopper use. */
export function listOfferedMethods(
  methods: readonly PaymentMethod[],
  { calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>,
): PaymentMethod[] {
  const { document, orderTotalMinor: totalMinor } = calculated
  const situation = {
    customerGroupIds: situationOf(facts).customerGroupIds,
    currency: facts.currency,
    totalMinor,
    countryCode: document.billingAddress?.countryCode,
  }
  return methods.flatMap(({ restriction = {}, ...method }) => {
    const isApplicable = isApplicableTo(method.id, totalMinor, document.custom)
    return isApplicable && isUnrestricted(restriction, situation) ? [method] : []
  })
}
