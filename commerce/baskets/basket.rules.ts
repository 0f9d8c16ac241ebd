import { badRequest } from '../http/problem'
import type { ShippingMethod } from '../shipping/shipping.rules'
import { toAddress } from './address.rules'
import type { BasketDocument } from './basket-document.schemas'
import type { CreateBasket, CustomerBody, UpdateBasket } from './basket-requests.schemas'
import { mergeCustom } from './custom-properties.schemas'
import { addItems } from './items.rules'
import { addShipment, updateShipment } from './shipments.rules'

interface FillTools {
  site: { currency: string }
  shippingMethods: readonly ShippingMethod[]
  newId: () => string
}

/** Puts all of a request's choices into a new basket. */
export function fillBasket(
  empty: BasketDocument,
  request: CreateBasket,
  { site, shippingMethods, newId }: FillTools,
): BasketDocument {
  let document = updateCustom(empty, request, site.currency)
  for (const shipment of request.shipments ?? []) {
    const isKnown = document.shipments.some((one) => one.shipmentId === shipment.shipmentId)
    document = isKnown
      ? updateShipment(document, shipment.shipmentId, shipment, shippingMethods)
      : addShipment(document, shipment, shippingMethods)
  }
  if (request.customerInfo) document = setCustomer(document, request.customerInfo)
  if (request.billingAddress) {
    document = { ...document, billingAddress: toAddress(request.billingAddress) }
  }
  return request.productItems ? addItems(document, request.productItems, newId) : document
}

/** @throws Problem 400 for another currency than the site's. */
export function updateCustom(
  document: BasketDocument,
  { currency, custom }: UpdateBasket,
  siteCurrency: string,
): BasketDocument {
  if (currency !== undefined && currency !== siteCurrency) {
    throw badRequest(`The currency '${currency}' is not sold in.`, 'invalid-currency')
  }
  return { ...document, custom: mergeCustom(document.custom, custom) }
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
