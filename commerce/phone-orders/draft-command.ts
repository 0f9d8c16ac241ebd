import type { BasketCommand } from '../baskets/basket-command'
import { setCustomer } from '../baskets/basket.rules'
import { addItems, removeItem, updateItems } from '../baskets/items/items.rules'
import type { BasketDocument } from '../baskets/model/basket-document.schemas'
import { addCoupon, removeCoupon } from '../baskets/promotions/coupons.rules'
import { toAddress } from '../baskets/shipments/address.rules'
import { applyBasketActions } from '../baskets/shipments/basket-actions.rules'
import { freeShipmentId } from '../baskets/shipments/free-shipment-id'
import { addShipment, updateShipment } from '../baskets/shipments/shipments.rules'
import { checkAddress, toAddressBody, toShipmentUpdate } from '../orders/edit-command'
import type { PhoneOrderChange } from './phone-order.schemas'

type Tools = Parameters<BasketCommand>[1]

/** Returns a change of a draft as a change of a bag. */
export function toDraftCommand(change: PhoneOrderChange): BasketCommand {
  return (document, tools) => apply(document, change, tools)
}

function apply(document: BasketDocument, change: PhoneOrderChange, tools: Tools): BasketDocument {
  switch (change.kind) {
    case 'buyer': {
      const { email, name: customerName, phone } = change
      return setCustomer(document, { email, customerName, custom: { c_phone: phone } })
    }
    case 'add': {
      const { kind: _kind, ...item } = change
      return addItems(document, [{ ...item, custom: {} }], tools.newId)
    }
    case 'item': {
      const { itemId, giftMessage, quantity, shipmentId } = change
      if (quantity === 0) return removeItem(document, itemId)
      const message = giftMessage === undefined ? {} : { giftMessage, gift: giftMessage !== '' }
      const changes = { ...message, quantity, shipmentId, custom: {} }
      return updateItems(document, [{ itemId, changes }], tools.newId)
    }
    case 'parcel':
      return setParcel(document, change, tools)
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
  const known =
    change.shipmentId === undefined
      ? addShipment(document, { shipmentId, custom: {} }, shippingMethods)
      : document
  const update = toShipmentUpdate(known, { ...change, shipmentId })
  return updateShipment(known, shipmentId, update, shippingMethods)
}

/** The address of the bill: the first parcel's, unless there is another. */
export function withBillingAddress(document: BasketDocument): BasketDocument {
  const filled = new Set(document.items.map(({ shipmentId }) => shipmentId))
  const first = document.shipments.find(({ shipmentId }) => filled.has(shipmentId))
  const address = document.billingAddress ?? first?.shippingAddress
  if (!address) return document
  const phone = address.phone ?? String(document.customerInfo.custom.c_phone ?? '')
  return { ...document, billingAddress: { ...address, ...(phone !== '' && { phone }) } }
}
