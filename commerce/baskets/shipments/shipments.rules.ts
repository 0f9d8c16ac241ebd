import { badRequest, forbidden } from '../../http/problem'
import {
  isApplicable,
  isUnservedCountry,
  type Destination,
  type ShippingMethod,
} from '../../shipping/shipping.rules'
import {
  createShipment,
  DEFAULT_SHIPMENT_ID,
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import { shipmentNotFound } from '../model/basket-problems'
import type { AddressBody, CreateShipment, UpdateShipment } from '../model/basket-requests.schemas'
import { mergeCustom, type CustomProperties } from '../model/custom-properties.schemas'
import { settleLines } from '../model/settle-lines.rules'
import { toAddress } from './address.rules'

type Methods = readonly ShippingMethod[]

/** @throws Problem 404 for an unknown shipment. */
export function findShipment(document: BasketDocument, shipmentId: string): Shipment {
  const shipment = document.shipments.find((candidate) => candidate.shipmentId === shipmentId)
  if (shipment) return shipment
  throw shipmentNotFound(shipmentId)
}

/**
 * @throws Problem 400 when the id is already used, or the method does not deliver to the address.
 */
export function addShipment(
  document: BasketDocument,
  request: CreateShipment,
  methods: Methods,
): BasketDocument {
  const { shipmentId } = request
  if (document.shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw badRequest(`The basket already has a shipment '${shipmentId}'.`, 'shipment-exists')
  }
  const shipment = applyChanges(createShipment(shipmentId), request, methods)
  return { ...document, shipments: [...document.shipments, shipment] }
}

/**
 * @throws Problem 404 for an unknown shipment, 400 when the method does not deliver to the address.
 */
export function updateShipment(
  document: BasketDocument,
  shipmentId: string,
  request: UpdateShipment,
  methods: Methods,
): BasketDocument {
  const changed = applyChanges(findShipment(document, shipmentId), request, methods)
  return replaceShipment(document, changed)
}

/** @throws Problem 403 for the default shipment, 404 for an unknown one. */
export function removeShipment(document: BasketDocument, shipmentId: string): BasketDocument {
  findShipment(document, shipmentId)
  if (shipmentId === DEFAULT_SHIPMENT_ID) {
    throw forbidden(
      `The shipment with ID '${shipmentId}' corresponds to the default shipment and can't be deleted.`,
    )
  }
  const giftCertificateItems = document.giftCertificateItems?.filter(
    (item) => item.shipmentId !== shipmentId,
  )
  return {
    ...document,
    ...(giftCertificateItems && { giftCertificateItems }),
    items: document.items.filter((item) => item.shipmentId !== shipmentId),
    shipments: document.shipments.filter((shipment) => shipment.shipmentId !== shipmentId),
  }
}

/**
 * Sets the shipping address, and removes a method that does not deliver there. With `useAsBilling`,
 * also sets the billing address.
 */
export function setShippingAddress(
  document: BasketDocument,
  shipmentId: string,
  body: AddressBody,
  useAsBilling: boolean,
  methods: Methods,
): BasketDocument {
  const shippingAddress = toAddress(body)
  const shipment = { ...findShipment(document, shipmentId), shippingAddress }
  requireServedCountry(shipment, methods)
  const changed = replaceShipment(document, dropUnfitMethod(shipment, methods))
  return useAsBilling ? { ...changed, billingAddress: shippingAddress } : changed
}

/** Sets the billing address; with `useAsShipping`, also the address of the default shipment. */
export function setBillingAddress(
  document: BasketDocument,
  body: AddressBody,
  useAsShipping: boolean,
  methods: Methods,
): BasketDocument {
  const billingAddress = toAddress(body)
  const changed = { ...document, billingAddress }
  if (!useAsShipping) return changed
  return setShippingAddress(changed, DEFAULT_SHIPMENT_ID, body, false, methods)
}

export function toDestination(shipment: Shipment): Destination {
  const { shippingAddress: address } = shipment
  return {
    isPickup: isPickupShipment(shipment),
    ...(address && { address: { ...address.custom, ...address } }),
  }
}

function applyChanges(shipment: Shipment, request: UpdateShipment, methods: Methods): Shipment {
  const { shippingAddress, shippingMethod, gift, giftMessage } = request
  const changed: Shipment = {
    ...shipment,
    gift: gift ?? shipment.gift,
    giftMessage: giftMessage === undefined ? shipment.giftMessage : giftMessage || undefined,
    custom: withoutStaleShipNow(mergeCustom(shipment.custom, request.custom)),
  }
  if (shippingAddress !== undefined) {
    changed.shippingAddress = shippingAddress ? toAddress(shippingAddress) : undefined
    requireServedCountry(changed, methods)
  }
  if (shippingMethod === undefined) return dropUnfitMethod(changed, methods)
  if (shippingMethod === null) return withoutMethod(changed)
  changed.shippingMethodId = shippingMethod.id
  if (!hasFitMethod(changed, methods)) throw methodNotApplicable(shippingMethod.id)
  return changed
}

/** @throws Problem 400 for a delivery to a country to which no method delivers. */
function requireServedCountry(shipment: Shipment, methods: Methods): void {
  const { countryCode } = shipment.shippingAddress ?? {}
  if (isPickupShipment(shipment) || !isUnservedCountry(methods, countryCode)) return
  throw badRequest(
    `This shop does not deliver to the country '${countryCode}'.`,
    'country-not-served',
  )
}

function withoutStaleShipNow({ c_shipnow, ...custom }: CustomProperties): CustomProperties {
  const keepsIt = c_shipnow !== undefined && custom.c_DATE_WANTED === undefined
  return keepsIt ? { ...custom, c_shipnow } : custom
}

/** The ship date of "now" depends on the method. */
function withoutMethod(shipment: Shipment): Shipment {
  const { c_shipnow: _now, c_SHIP_DUE_DATE: _date, ...custom } = shipment.custom
  return { ...shipment, shippingMethodId: undefined, custom }
}

function dropUnfitMethod(shipment: Shipment, methods: Methods): Shipment {
  if (hasFitMethod(shipment, methods)) return shipment
  return { ...shipment, shippingMethodId: undefined }
}

function hasFitMethod(shipment: Shipment, methods: Methods): boolean {
  const method = methods.find(({ id }) => id === shipment.shippingMethodId)
  return method !== undefined && isApplicable(method, toDestination(shipment))
}

function replaceShipment(document: BasketDocument, changed: Shipment): BasketDocument {
  const shipments = document.shipments.map((shipment) =>
    shipment.shipmentId === changed.shipmentId ? changed : shipment,
  )
  return settleLines({ ...document, shipments })
}

export function methodNotApplicable(id: string) {
  return badRequest(
    `The shipping method with ID '${id}' is unknown or can't be applied to the basket.`,
    'shipping-method-not-found',
  )
}
