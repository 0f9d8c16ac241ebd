import { listMissingFields } from '../baskets/shipments/address.rules'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { isPickupShipment } from '../baskets/model/basket-document.schemas'
import { hasGiftCards } from '../baskets/items/has-gift-cards'
import { allotAmounts, openAmountMinor } from '../baskets/payments/payment-instruments.rules'
import { qualify } from '../baskets/calculation/qualifiers.rules'
import { isOn } from '../custom-values'
import { sumMinor } from '../money'
import { isApplicableTo } from '../payments/payment-methods.rules'

/**
 * Returns the paths of the parts that are missing or invalid in a basket
 * (`shipments.me.shippingAddress.city`, `customerInfo.email`…); an empty list when it can be
 * ordered. Does not check stock.
 */
export function listMissing({ calculated, facts }: AssessedBasket): string[] {
  const { document } = calculated
  const missing: string[] = []
  const certificates = document.giftCertificateItems ?? []
  if (document.items.length + certificates.length === 0) missing.push('productItems')
  if (!document.customerInfo.email) missing.push('customerInfo.email')
  const used = calculated.shipments.filter(({ itemCount }) => itemCount > 0)
  const isMixed = new Set(used.map(({ shipment }) => isPickupShipment(shipment))).size > 1
  for (const { shipment, method } of used) {
    const path = `shipments.${shipment.shipmentId}`
    const isPickup = isPickupShipment(shipment)
    const fields: string[] = listMissingFields(shipment.shippingAddress)
    // carriers of some methods call the recipient, and so do shops if the order also has a pickup
    // (CHK-014)
    const needsPhone = isMixed || isOn(method?.custom.phoneRequired)
    if (needsPhone && !isPickup && !shipment.shippingAddress?.phone) fields.push('phone')
    // a pickup shipment's address contains the shop's name, not a person's
    const needed = isPickup ? fields.filter((field) => !field.endsWith('Name')) : fields
    missing.push(...needed.map((field) => `${path}.shippingAddress.${field}`))
    const hasChoice = !isPickup || facts.shippingMethods.some((one) => one.isPickup)
    if (!method && hasChoice) missing.push(`${path}.shippingMethod`)
    if (shipment.custom.c_dateProblem) missing.push(`${path}.c_DATE_WANTED`)
  }
  missing.push(
    ...listMissingFields(document.billingAddress).map((field) => `billingAddress.${field}`),
  )
  if (!qualify(calculated, facts).qdThresholdMet) missing.push('qualifiers.qdThreshold')
  if (document.taxMode === 'external' && !calculated.isTaxKnown) missing.push('taxes')
  if (!isCovered({ calculated, facts })) missing.push('paymentInstruments')
  return missing
}

function isCovered({ calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>): boolean {
  const { document, orderTotalMinor: totalMinor } = calculated
  const { paymentInstruments: instruments, custom } = document
  const left = {
    openMinor: openAmountMinor(calculated),
    currency: facts.currency,
    preferences: facts.preferences,
    hasGiftCards: hasGiftCards(document, facts),
  }
  const isApplicable = (id: string) => isApplicableTo(id, totalMinor, custom, left)
  if (instruments.length === 0) return totalMinor === 0
  if (!instruments.every((one) => isApplicable(one.paymentMethodId))) return false
  return sumMinor(allotAmounts(instruments, totalMinor).values()) === totalMinor
}
