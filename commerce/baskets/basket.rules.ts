import { badRequest } from '../http/problem'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { Site } from '../sites/site.service'
import { toAddress } from './shipments/address.rules'
import { setCurrency } from './model/basket-currency.rules'
import type { BasketDocument } from './model/basket-document.schemas'
import { refusal } from './model/basket-problems'
import type { CreateBasket, CustomerBody, UpdateBasket } from './model/basket-requests.schemas'
import { addCoupon } from './promotions/coupons.rules'
import { mergeCustom } from './model/custom-properties.schemas'
import { addGiftCertificateItem } from './items/gift-certificate-items.rules'
import { addItems } from './items/items.rules'
import { addPaymentInstrument } from './payments/payment-instruments.rules'
import { shippingItemIdOf } from './model/shipping-item'
import { addShipment, updateShipment } from './shipments/shipments.rules'

type SiteMoney = Pick<Site, 'currency' | 'currencies'>

interface FillTools {
  site: SiteMoney
  currency: string
  shippingMethods: readonly ShippingMethod[]
  paymentMethodIds: readonly string[]
  newId: () => string
}

/** @throws Problem 400 for a duplicate shipment, and as the rules of each part. */
export function fillBasket(
  empty: BasketDocument,
  request: CreateBasket,
  tools: FillTools,
): BasketDocument {
  const { newId } = tools
  let document = fillShipments(updateFields(empty, request, tools.site), request, tools)
  const paying = { ...tools, currency: document.currency ?? tools.currency }
  if (request.customerInfo) document = setCustomer(document, request.customerInfo)
  if (request.billingAddress) {
    document = { ...document, billingAddress: toAddress(request.billingAddress) }
  }
  if (request.productItems) document = addItems(document, request.productItems, newId)
  for (const certificate of request.giftCertificateItems ?? []) {
    document = addGiftCertificateItem(document, certificate, paying)
  }
  for (const { code } of request.couponItems ?? []) document = addCoupon(document, code, newId)
  for (const instrument of request.paymentInstruments ?? []) {
    document = addPaymentInstrument(document, instrument, paying)
  }
  return document
}

/**
 * @throws Problem 400 for a duplicate shipping item and as `setCurrency`, 404 for an unknown
 * shipping item.
 */
export function updateFields(
  document: BasketDocument,
  { currency, custom, sourceCode, shippingItems = [] }: UpdateBasket,
  site: SiteMoney,
): BasketDocument {
  const shippingItemCustom = { ...document.shippingItemCustom }
  const seen = new Set<string>()
  for (const item of shippingItems) {
    if (seen.has(item.itemId)) throw badRequest(`The shipping item '${item.itemId}' comes twice.`)
    seen.add(item.itemId)
    requireShippingItem(document, item.itemId)
    shippingItemCustom[item.itemId] = mergeCustom(
      shippingItemCustom[item.itemId] ?? {},
      item.custom,
    )
  }
  return {
    ...(currency === undefined ? document : setCurrency(document, currency, site)),
    ...(sourceCode !== undefined && { sourceCode: sourceCode || undefined }),
    ...(shippingItems.length > 0 && { shippingItemCustom }),
    custom: mergeCustom(document.custom, custom),
  }
}

export function setCustomer(document: BasketDocument, request: CustomerBody): BasketDocument {
  const { email, customerName, custom } = request
  const customerInfo = {
    email,
    customerName: customerName ?? document.customerInfo.customerName,
    custom: mergeCustom(document.customerInfo.custom, custom),
  }
  return { ...document, customerInfo }
}

/** @throws Problem 400 when the request names a customer other than the caller. */
export function checkCustomer(customerId: string | undefined, ownId: string): void {
  if (customerId !== undefined && customerId !== ownId) {
    throw badRequest('The customer is invalid.')
  }
}

function fillShipments(
  empty: BasketDocument,
  { shipments = [] }: CreateBasket,
  { shippingMethods }: FillTools,
): BasketDocument {
  const seen = new Set<string>()
  return shipments.reduce((document, shipment) => {
    const { shipmentId } = shipment
    const isKnown = document.shipments.some((one) => one.shipmentId === shipmentId)
    // a new basket already has an empty default shipment
    const isFirst = !seen.has(shipmentId)
    seen.add(shipmentId)
    return isKnown && isFirst
      ? updateShipment(document, shipmentId, shipment, shippingMethods)
      : addShipment(document, shipment, shippingMethods)
  }, empty)
}

function requireShippingItem({ shipments }: BasketDocument, itemId: string): void {
  if (shipments.some(({ shipmentId }) => shippingItemIdOf(shipmentId) === itemId)) return
  const detail = `No shipping item with ID '${itemId}' could be found.`
  throw refusal(404, 'shipping-item-not-found', detail)
}
