import type { BasketCommand } from '../baskets/basket-command'
import { setCustomer } from '../baskets/basket.rules'
import { addItems, removeItem, updateItems } from '../baskets/items/items.rules'
import {
  isPickupShipment,
  type BasketDocument,
  type Shipment,
} from '../baskets/model/basket-document.schemas'
import type { AddressBody } from '../baskets/model/basket-requests.schemas'
import { addCoupon, removeCoupon } from '../baskets/promotions/coupons.rules'
import { toAddress } from '../baskets/shipments/address.rules'
import { applyBasketActions } from '../baskets/shipments/basket-actions.rules'
import { freeShipmentId } from '../baskets/shipments/free-shipment-id'
import { addShipment, findShipment, updateShipment } from '../baskets/shipments/shipments.rules'
import { badRequest } from '../http/problem'
import { checkAddress, toAddressBody, toShipmentUpdate } from '../orders/edit-command'
import type { BoxCustom } from './box-filling'
import type { PhoneOrderChange } from './phone-order.schemas'

type Tools = Parameters<BasketCommand>[1]

/** A pickup with the shop's address. */
type Placed = Extract<PhoneOrderChange, { kind: 'pickup' }> & { place: AddressBody }
/** A line with what is to be stored of the filling of its box. */
type Filled<Kind extends PhoneOrderChange['kind']> = Omit<
  Extract<PhoneOrderChange, { kind: Kind }>,
  'filling'
> & { custom: BoxCustom }
export type DraftChange =
  | Exclude<PhoneOrderChange, { kind: 'pickup' | 'add' | 'item' }>
  | Placed
  | Filled<'add'>
  | Filled<'item'>

/** Returns a change of a draft as a change of a bag. */
export function toDraftCommand(change: DraftChange): BasketCommand {
  return (document, tools) => apply(document, change, tools)
}

function apply(document: BasketDocument, change: DraftChange, tools: Tools): BasketDocument {
  switch (change.kind) {
    case 'buyer': {
      const { email, name: customerName, phone } = change
      return setCustomer(document, { email, customerName, custom: { c_phone: phone } })
    }
    case 'add': {
      const { kind: _kind, ...item } = change
      return addItems(document, [item], tools.newId)
    }
    case 'item': {
      const { itemId, custom, giftMessage, quantity, shipmentId } = change
      if (quantity === 0) return removeItem(document, itemId)
      const message = giftMessage === undefined ? {} : { giftMessage, gift: giftMessage !== '' }
      const changes = { ...message, quantity, shipmentId, custom }
      return updateItems(document, [{ itemId, changes }], tools.newId)
    }
    case 'parcel':
      return setParcel(document, change, tools)
    case 'pickup':
      return setPickup(document, change, tools)
    case 'remove-parcel': {
      const data = [{ shipmentId: change.shipmentId }]
      return applyBasketActions(document, [{ type: 'removeShipments', data }], tools)
    }
    case 'billing': {
      const { address } = change
      if (address) checkAddress(address)
      return { ...document, billingAddress: address && toAddress(toAddressBody({}, address)) }
    }
    case 'coupon':
      return addCoupon(document, change.code, tools.newId)
    case 'remove-coupon':
      return removeCoupon(document, change.id)
  }
}

function setParcel(
  document: BasketDocument,
  change: Extract<PhoneOrderChange, { kind: 'parcel' }>,
  { shippingMethods }: Tools,
): BasketDocument {
  const { address, shipmentId = freeShipmentId(document.shipments) } = change
  if (address) checkAddress(address)
  let known = document
  if (change.shipmentId === undefined) {
    known = addShipment(document, { shipmentId, custom: {} }, shippingMethods)
  } else if (address && isPickupShipment(findShipment(document, shipmentId))) {
    // nothing of the shop's address stays
    const delivery = { shippingAddress: null, custom: { c_fromStoreId: '', ...NOBODY } }
    known = updateShipment(document, shipmentId, delivery, shippingMethods)
  }
  const update = toShipmentUpdate(known, { ...change, shipmentId })
  return updateShipment(known, shipmentId, update, shippingMethods)
}

const NOBODY = {
  c_pickupFirstName: '',
  c_pickupLastName: '',
  c_pickupPhone: '',
  c_pickupEmail: '',
}

function setPickup(
  document: BasketDocument,
  { shipmentId, shopId, contact, place }: Placed,
  { shippingMethods }: Tools,
): BasketDocument {
  const isOther = (one: Shipment) => one.shipmentId !== shipmentId && isPickupShipment(one)
  if (document.shipments.some(isOther)) {
    const detail = 'An order is collected once, in one shop. Change its pickup instead.'
    throw badRequest(detail, 'other-pickup-shop', { c_field: 'shopId' })
  }
  const custom = {
    ...{ c_fromStoreId: shopId, c_DATE_WANTED: '' },
    ...{ c_pickupFirstName: contact.firstName, c_pickupLastName: contact.lastName },
    ...{ c_pickupPhone: contact.phone, c_pickupEmail: contact.email },
  }
  const update = { shippingAddress: place, custom }
  return updateShipment(document, shipmentId, update, shippingMethods)
}

/** The address of the bill: that of the first parcel that is sent, unless there is another. */
export function withBillingAddress(document: BasketDocument): BasketDocument {
  const filled = new Set(document.items.map(({ shipmentId }) => shipmentId))
  const first = document.shipments.find(
    (one) => filled.has(one.shipmentId) && !isPickupShipment(one),
  )
  const address = document.billingAddress ?? first?.shippingAddress
  if (!address) return document
  const phone = address.phone ?? String(document.customerInfo.custom.c_phone ?? '')
  return { ...document, billingAddress: { ...address, ...(phone !== '' && { phone }) } }
}
