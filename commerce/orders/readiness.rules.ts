import { listMissingFields } from '../baskets/shipments/address.rules'
import type { AssessedBasket } from '../baskets/facts/assess-basket'
import { isPickupShipment } from '../baskets/basket-document.schemas'
import { allotAmounts } from '../baskets/payments/payment-instruments.rules'
import { qualify } from '../baskets/calculation/qualifiers.rules'
import { hasPassedDate } from '../baskets/shipments/wanted-date.rules'
import { sumMinor } from '../money'
import { isApplicableTo } from '../payments/payment-methods.rules'

/**
 * What a basket lacks before it can be ordered, as paths (`shipments.me.shippingAddress.city`,
 * `customerInfo.email`…); empty when it is ready. Stock is not part of it.
 */
export function listMissing({ calculated, facts }: AssessedBasket): string[] {
  const { document, orderTotalMinor } = calculated
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
    // who brings one part while the other waits in a shop must be able to call (D2 §5)
    if (isMixed && !isPickup && !shipment.shippingAddress?.phone) fields.push('phone')
    // a shop's address names the shop, not a person
    const needed = isPickup ? fields.filter((field) => !field.endsWith('Name')) : fields
    missing.push(...needed.map((field) => `${path}.shippingAddress.${field}`))
    if (isPickup) missing.push(...listMissingContact(shipment.custom, path))
    const hasChoice = !isPickup || facts.shippingMethods.some((one) => one.isPickup)
    if (!method && hasChoice) missing.push(`${path}.shippingMethod`)
    if (hasPassedDate(shipment, facts.now)) missing.push(`${path}.c_DATE_WANTED`)
  }
  missing.push(
    ...listMissingFields(document.billingAddress).map((field) => `billingAddress.${field}`),
  )
  if (!qualify(calculated, facts).qdThresholdMet) missing.push('qualifiers.qdThreshold')
  if (document.taxMode === 'external' && !calculated.isTaxKnown) missing.push('taxes')
  const isPaid = isCovered(document, orderTotalMinor)
  if (!isPaid) missing.push('paymentInstruments')
  return missing
}

type Document = AssessedBasket['calculated']['document']

function isCovered(
  { paymentInstruments: instruments, custom }: Document,
  totalMinor: number,
): boolean {
  if (instruments.length === 0) return false
  if (!instruments.every((one) => isApplicableTo(one.paymentMethodId, totalMinor, custom)))
    return false
  return sumMinor(allotAmounts(instruments, totalMinor).values()) === totalMinor
}

const CONTACT = ['c_pickupFirstName', 'c_pickupLastName', 'c_pickupPhone', 'c_pickupEmail']

function listMissingContact(custom: Record<string, unknown>, path: string): string[] {
  return CONTACT.filter((name) => !custom[name]).map((name) => `${path}.${name}`)
}
