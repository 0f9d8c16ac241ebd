import type { EditedAddress, OrderEdit, ShipmentEdit } from '../../contracts/order-edit'
import { isTown } from '../../rules/names'
import { isPoBoxAddress } from '../../rules/po-box'
import { isCanadianCode, isZip } from '../../rules/postal-code'
import type { BasketCommand } from '../baskets/basket-command'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { updateItems } from '../baskets/items/items.rules'
import type { BasketDocument, Shipment } from '../baskets/model/basket-document.schemas'
import type { CustomProperties } from '../baskets/model/custom-properties.schemas'
import { findShipment, updateShipment } from '../baskets/shipments/shipments.rules'
import { isDeepStrictEqual } from 'node:util'
import { badRequest } from '../http/problem'
import { readCustomMix } from '../custom-mix.schemas'
import { listMissing } from './readiness.rules'

/** Returns an edit of an order as a change of the bag that was ordered. */
export function toCommand({ shipments = [], items = [] }: OrderEdit): BasketCommand {
  return (document, { shippingMethods, newId }) => {
    const readdressed = shipments.reduce(
      (current, edit) =>
        updateShipment(current, edit.shipmentId, toShipmentUpdate(current, edit), shippingMethods),
      document,
    )
    if (items.length === 0) return readdressed
    const updates = items.map(({ itemId, ...changes }) => {
      requireReplaceable(document, itemId, changes.productId)
      return { itemId, changes: { ...changes, custom: {} } }
    })
    const changed = updateItems(readdressed, updates, newId)
    requireFilled(document, changed)
    return changed
  }
}

export function toShipmentUpdate(document: BasketDocument, edit: ShipmentEdit) {
  const shipment = findShipment(document, edit.shipmentId)
  const { address, methodId, date, giftMessage } = edit
  const hadMessage = Boolean(shipment.giftMessage)
  return {
    ...(address && { shippingAddress: toAddressBody(shipment, address) }),
    ...(methodId !== undefined && { shippingMethod: { id: methodId } }),
    ...(giftMessage !== undefined && {
      giftMessage: giftMessage || null,
      gift: giftMessage !== '' || (shipment.gift && !hadMessage),
    }),
    custom: toCustom(date),
  }
}

const toCustom = (date: string | undefined): CustomProperties =>
  date === undefined ? {} : { c_DATE_WANTED: date }

export function toAddressBody(
  { shippingAddress: former }: Pick<Shipment, 'shippingAddress'>,
  address: EditedAddress,
) {
  const { suite: _suite, postBox: _postBox, ...kept } = former ?? { custom: {} }
  const { c_isPOBox: _box, ...custom } = kept.custom
  const isBox = isPoBoxAddress(address)
  return { ...kept, ...address, custom: { ...custom, ...(isBox && { c_isPOBox: true }) } }
}

function requireReplaceable(document: BasketDocument, itemId: string, productId?: string): void {
  const item = document.items.find((one) => one.itemId === itemId)
  if (!item) throw badRequest(`The order has no item '${itemId}' that can be changed.`)
  if (item.bonusDiscountLineItemId !== undefined) {
    throw badRequest('This item is a gift of a promotion: it follows the others.')
  }
  if (productId === undefined || productId === item.productId) return
  const isFilled = readCustomMix(item.custom.c_customMix) !== undefined
  if (isFilled || (item.bundledItems ?? []).length > 0) {
    throw badRequest('A filled box cannot be replaced. Take it out, or refund it.', 'bad-request', {
      c_field: 'productId',
    })
  }
}

/** Shipping was paid for each parcel: one without goods is refunded instead. */
function requireFilled(before: BasketDocument, after: BasketDocument): void {
  const filled = new Set(after.items.map(({ shipmentId }) => shipmentId))
  if (before.items.every(({ shipmentId }) => filled.has(shipmentId))) return
  throw badRequest(
    'Nothing would be left of the parcel. Refund its items or cancel the order instead.',
    'bad-request',
    { c_field: 'quantity' },
  )
}

/**
 * Checks the shipments that an edit names as a checkout does.
 * @throws Problem 400 with `c_field`
 */
export function requireComplete(edit: OrderEdit, assessed: AssessedBasket): void {
  for (const { shipmentId, address } of edit.shipments ?? []) {
    if (address) checkAddress(address)
    const path = `shipments.${shipmentId}.`
    const [missing] = listMissing(assessed)
      .filter((one) => one.startsWith(path))
      .map((one) => one.slice(path.length))
    if (missing === undefined) continue
    const field = FIELDS[missing] ?? missing.replace('shippingAddress.', '')
    throw badRequest(MISSING[field] ?? 'Fill in this field.', 'invalid-shipment', {
      c_field: field,
    })
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  shippingMethod: 'methodId',
  c_DATE_WANTED: 'date',
}

const MISSING: Readonly<Record<string, string>> = {
  methodId: 'This method does not go to that address. Choose another one.',
  date: 'It cannot arrive on that day.',
  phone: 'The carrier needs a phone number.',
}

export function checkAddress({ city, countryCode, postalCode, address1 }: EditedAddress): void {
  const refuse = (field: string, detail: string) =>
    badRequest(detail, 'invalid-shipment', { c_field: field })
  if (address1 !== '' && !/\p{L}/u.test(address1)) throw refuse('address1', 'Enter a street.')
  if (city !== '' && !isTown(city)) throw refuse('city', 'Enter a town.')
  const isCode = countryCode === 'CA' ? isCanadianCode : isZip
  const isKnown = countryCode === 'US' || countryCode === 'CA'
  if (postalCode !== '' && isKnown && !isCode(postalCode)) {
    throw refuse('postalCode', countryCode === 'CA' ? 'Such as K1A 0B1.' : 'Five or nine digits.')
  }
}

/** Returns whether an edit leaves the price of every line and the taxes alone. */
export function isSamePrice(before: AssessedBasket, after: AssessedBasket): boolean {
  const amountsOf = ({ calculated }: AssessedBasket) => [
    calculated.orderTotalMinor,
    calculated.merchandiseTaxMinor,
    calculated.shippingTaxMinor,
    ...calculated.lines.map(({ item, afterOrderMinor, tax }) => [
      item.itemId,
      item.productId,
      item.quantity,
      afterOrderMinor,
      tax?.minor,
    ]),
  ]
  return isDeepStrictEqual(amountsOf(before), amountsOf(after))
}
