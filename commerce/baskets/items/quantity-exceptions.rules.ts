import { Problem } from '../../http/problem'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { inventoryListOf, type BasketFacts } from '../model/basket-facts'
import { findRestriction, type Restriction } from '../shipments/fulfilment.rules'
import { isSellable, notAvailable } from './availability.rules'
import { findMixProblem } from './custom-mix.rules'
import { nameOf, shortageText } from './piece-shortage.rules'
import { quantityLimitOf, totalOf } from './quantity-limit.rules'
import {
  availableOf,
  listLineNeeds,
  neededOf,
  sumStockNeeds,
  type LineNeed,
  type StockNeeds,
} from './stock-needs.rules'

/** A line that cannot be ordered as it is. It stays in the basket and blocks the order. */
export interface QuantityException {
  itemId: string
  productId: string
  inventoryId: string
  requested: number
  available: number
  /**
   * `piece`: a piece in the box is short or no longer sold; `mix`: the contents no longer match the
   * box's rules.
   */
  reason: 'not-sold' | 'quantity-limit' | 'stock' | 'piece' | 'mix' | Restriction['reason']
  pieceName?: string
  /** The reason as shown to the shopper. Absent if the stock is too low. */
  message?: string
}

/**
 * Returns the lines that can no longer be ordered: because of stock, a quantity limit, or because
 * the product is not sold there any more.
 */
export function listQuantityExceptions(
  document: BasketDocument,
  facts: BasketFacts,
): QuantityException[] {
  const needs = sumStockNeeds(document, facts)
  return document.items.flatMap((item) => findException(item, document, needs, facts) ?? [])
}

/** The problem for an order with a line that cannot be ordered as it is. */
export function refusalOf(exception: QuantityException): Problem {
  const { productId, requested, available, reason, pieceName, message } = exception
  if (message === undefined) return notAvailable(productId, requested, available)
  return new Problem(400, 'product-item-not-available', 'Product Item Not Available', message, {
    c_productId: productId,
    c_requested: requested,
    c_available: available,
    c_reason: reason,
    ...(pieceName !== undefined && { c_pieceName: pieceName }),
  })
}

function findException(
  item: BasketItem,
  document: BasketDocument,
  needs: StockNeeds,
  facts: BasketFacts,
): QuantityException | undefined {
  const { itemId, productId, quantity } = item
  const lineNeeds = listLineNeeds(item, facts)
  const base = { itemId, productId, inventoryId: inventoryListOf(item, facts) }
  const own = lineNeeds.find((need) => need.productId === productId)
  const requested = own ? neededOf(needs, own) : quantity
  if (!isSellable(item, facts)) return { ...base, requested, available: 0, reason: 'not-sold' }
  const restriction = findRestriction(item, document, facts)
  if (restriction) return { ...base, requested, available: 0, ...restriction }
  const problem = findMixProblem(item, facts)
  if (problem) {
    const { reason, pieceName, message } = problem
    const kind = reason === 'piece' ? 'piece' : 'mix'
    return { ...base, requested, available: 0, reason: kind, pieceName, message }
  }
  const limit = quantityLimitOf(productId, facts)
  for (const need of lineNeeds) {
    const missing = neededOf(needs, need) - availableOf(need, facts)
    if (missing <= 0) continue
    // for a short piece or bundle part: the number of boxes or bundles that its stock still allows
    const available =
      need.productId === productId
        ? availableOf(need, facts)
        : Math.max(0, quantity - Math.ceil(missing / need.each))
    const most = Math.min(available, limit ?? available)
    return { ...base, requested, available: most, ...shortOf(item, need, needs, facts) }
  }
  const total = totalOf(productId, document)
  if (limit === undefined || total <= limit) return undefined
  const message = `Limit of ${limit} per order`
  return { ...base, requested: total, available: limit, reason: 'quantity-limit', message }
}

function shortOf(item: BasketItem, need: LineNeed, needs: StockNeeds, facts: BasketFacts) {
  if (!need.isPiece) return { reason: 'stock' as const }
  const pieceId = need.productId
  const shortage = {
    boxId: item.productId,
    pieceId,
    requested: neededOf(needs, need),
    available: availableOf(need, facts),
  }
  return {
    reason: 'piece' as const,
    pieceName: nameOf(pieceId, facts),
    message: shortageText(shortage, facts),
  }
}
