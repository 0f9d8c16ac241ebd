import { badRequest } from '../../http/problem'
import { toMinor } from '../../money'
import type { Promotion } from '../../promotions/promotion.schemas'
import type { BasketDocument, ManualAdjustment } from '../model/basket-document.schemas'
import { priceAdjustmentNotFound } from '../model/basket-problems'
import { mergeCustom } from '../model/custom-properties.schemas'
import { shippingItemIdOf } from '../model/shipping-item'
import type {
  PriceAdjustmentBody,
  UpdatePriceAdjustmentBody,
} from './price-adjustment-requests.schemas'

const MAX_ADJUSTMENTS = 100
const MAX_PERCENTAGE = 100

/** The author of discounts that a merchant's client added. */
const AUTHOR = 'Merchant'

interface Author {
  currency: string
  now: Date
  newId: () => string
}

/**
 * @throws Problem 400 for a fixed price on the order, a second fixed price on an item, a percentage
 * above 100, a promotion id that is already used, an unknown item, or more than a hundred
 * discounts.
 */
export function addPriceAdjustment(
  document: BasketDocument,
  body: PriceAdjustmentBody,
  { currency, now, newId }: Author,
): BasketDocument {
  const { level, itemText, reasonCode, promotionId = newId(), custom } = body
  const adjustments = document.manualAdjustments ?? []
  const itemId = level === 'order' ? undefined : body.itemId
  const discount = toDiscount(body.discount.type, body.discount.value, currency)
  const own = adjustments.filter((one) => one.level === level && one.itemId === itemId)
  if (adjustments.length >= MAX_ADJUSTMENTS) throw tooMany()
  if (level !== 'order') requireItem(document, level, itemId)
  if (discount.type === 'fixed_price' && level === 'order') {
    throw badRequest('A fixed price cannot be set at the level of the order.')
  }
  if (discount.type === 'fixed_price' && own.some((one) => one.discount.type === 'fixed_price')) {
    throw badRequest(`A fixed price was already set at the level '${level}'.`)
  }
  if (adjustments.some((one) => one.promotionId === promotionId)) throw promotionInUse(promotionId)
  const at = now.toISOString()
  const adjustment: ManualAdjustment = {
    priceAdjustmentId: newId(),
    promotionId,
    level,
    ...(itemId !== undefined && { itemId }),
    ...(itemText && { itemText }),
    ...(reasonCode && { reasonCode }),
    discount,
    createdBy: AUTHOR,
    createdAt: at,
    lastModified: at,
    custom: mergeCustom({}, custom),
  }
  return { ...document, manualAdjustments: [...adjustments, adjustment] }
}

/**
 * @throws Problem 404 for an unknown discount, 400 if the discount's type would change, or its
 * value is missing or above 100 %.
 */
export function updatePriceAdjustment(
  document: BasketDocument,
  priceAdjustmentId: string,
  body: UpdatePriceAdjustmentBody,
  { currency, now }: Omit<Author, 'newId'>,
): BasketDocument {
  const current = findAdjustment(document, priceAdjustmentId)
  const changed: ManualAdjustment = {
    ...current,
    discount: body.appliedDiscount
      ? changeDiscount(current.discount, body.appliedDiscount, currency)
      : current.discount,
    itemText: body.itemText ?? current.itemText,
    reasonCode: body.reasonCode ?? current.reasonCode,
    lastModified: now.toISOString(),
    custom: mergeCustom(current.custom, body.custom),
  }
  const manualAdjustments = document.manualAdjustments?.map((one) =>
    one === current ? changed : one,
  )
  return { ...document, manualAdjustments }
}

/** @throws Problem 404 for an unknown discount. */
export function removePriceAdjustment(
  document: BasketDocument,
  priceAdjustmentId: string,
): BasketDocument {
  const removed = findAdjustment(document, priceAdjustmentId)
  const manualAdjustments = document.manualAdjustments?.filter((one) => one !== removed)
  return { ...document, manualAdjustments }
}

/** @throws Problem 400 when a new manual discount uses the id of one of the site's promotions. */
export function checkManualPromotions(
  before: BasketDocument,
  after: BasketDocument,
  promotions: readonly Promotion[],
): void {
  if (!after.manualAdjustments?.length) return
  const systemIds = new Set(promotions.map(({ id }) => id))
  const known = new Set(before.manualAdjustments?.map((one) => one.priceAdjustmentId))
  for (const { priceAdjustmentId, promotionId } of after.manualAdjustments ?? []) {
    if (known.has(priceAdjustmentId) || !systemIds.has(promotionId)) continue
    throw badRequest(`The promotion ID '${promotionId}' belongs to a system promotion.`)
  }
}

type Type = ManualAdjustment['discount']['type']

function toDiscount(type: Type, value: number, currency: string): ManualAdjustment['discount'] {
  if (type !== 'percentage') return { type, amountMinor: toMinor(value, currency) }
  if (value > MAX_PERCENTAGE) throw badRequest('discount.value: at most 100 per cent.')
  return { type, percentage: value }
}

function changeDiscount(
  current: ManualAdjustment['discount'],
  { type, percentage, amount }: NonNullable<UpdatePriceAdjustmentBody['appliedDiscount']>,
  currency: string,
): ManualAdjustment['discount'] {
  if (type !== current.type) {
    throw badRequest(`The type '${current.type}' of a price adjustment cannot be changed.`)
  }
  const value = type === 'percentage' ? percentage : amount
  const name = type === 'percentage' ? 'percentage' : 'amount'
  if (value === undefined) throw badRequest(`appliedDiscount.${name}: is required.`)
  return toDiscount(type, value, currency)
}

function requireItem(
  { items, shipments }: BasketDocument,
  level: 'product' | 'shipping',
  itemId: string | undefined,
): void {
  const ids =
    level === 'product'
      ? items.map((item) => item.itemId)
      : shipments.map(({ shipmentId }) => shippingItemIdOf(shipmentId))
  if (itemId !== undefined && ids.includes(itemId)) return
  throw badRequest(`No ${level} item with ID '${itemId ?? ''}' could be found.`, 'invalid-item-id')
}

function findAdjustment({ manualAdjustments }: BasketDocument, id: string): ManualAdjustment {
  const found = manualAdjustments?.find((one) => one.priceAdjustmentId === id)
  if (found) return found
  throw priceAdjustmentNotFound(id)
}

function promotionInUse(promotionId: string) {
  return badRequest(`The promotion ID '${promotionId}' is used already.`)
}

function tooMany() {
  return badRequest('A basket can have one hundred price adjustments at most.')
}
