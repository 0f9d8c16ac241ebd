import { badRequest } from '../http/problem'
import { isApplicableTo } from '../payments/payment-methods.rules'
import { isUnrestricted } from '../payments/payment-restriction.rules'
import type { PaymentMethod } from '../payments/payments.service'
import type { AssessedBasket } from './assessment/assess-basket'
import type { BasketDocument } from './model/basket-document.schemas'
import { pricingContextOf } from './model/basket-facts'
import { hasGiftCards } from './items/has-gift-cards'
import { openAmountMinor } from './payments/payment-instruments.rules'

export function listOfferedMethods(
  methods: readonly PaymentMethod[],
  { calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>,
): PaymentMethod[] {
  const { document, orderTotalMinor: totalMinor } = calculated
  const paymentContext = {
    customerGroupIds: pricingContextOf(facts).customerGroupIds,
    currency: facts.currency,
    totalMinor,
    countryCode: document.billingAddress?.countryCode,
  }
  const left = {
    openMinor: openAmountMinor(calculated),
    currency: facts.currency,
    preferences: facts.preferences,
    hasGiftCards: hasGiftCards(document, facts),
  }
  return methods.flatMap(({ restriction = {}, isWithoutAuthorization: _free, ...method }) => {
    const isApplicable = isApplicableTo(method.id, totalMinor, document.custom, left)
    return isApplicable && isUnrestricted(restriction, paymentContext) ? [method] : []
  })
}

/**
 * Checks that the payment methods added by a change are allowed for the shopper. Restrictions by
 * total and address are only checked when methods are listed.
 * @throws Problem 400 `invalid-payment-method`
 */
export function checkOfferedMethods(
  before: BasketDocument,
  methods: readonly PaymentMethod[],
  { calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>,
): void {
  const { customerGroupIds } = pricingContextOf(facts)
  const known = new Set(before.paymentInstruments.map((one) => one.paymentMethodId))
  for (const { paymentMethodId: id } of calculated.document.paymentInstruments) {
    const { restriction } = methods.find((method) => method.id === id) ?? {}
    const groups = { customerGroupIds: restriction?.customerGroupIds }
    const paymentContext = { customerGroupIds, currency: facts.currency, totalMinor: 0 }
    if (known.has(id) || isUnrestricted(groups, paymentContext)) continue
    const detail = `The payment method '${id}' is unknown or not applicable.`
    throw badRequest(detail, 'invalid-payment-method')
  }
}
