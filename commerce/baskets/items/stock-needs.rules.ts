import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { inventoryListOf, type BasketFacts } from '../model/basket-facts'
import { listPieces, type Piece } from './custom-mix.rules'

/**
 * The quantity of each product that a document takes from each inventory list. The key combines
 * both ids.
 */
export type StockNeeds = ReadonlyMap<string, number>

export interface LineNeed {
  productId: string
  listId: string
  /**
   * Quantity needed for one piece of the line: 1 of its product, and the pieces or parts inside.
   */
  each: number
  /** Set for a piece in a box that a shopper filled. */
  isPiece?: true
}

/** A bundle without an inventory record of its own is available while its parts are. */
export function listLineNeeds(item: BasketItem, facts: BasketFacts): LineNeed[] {
  const { productId, bundledItems = [] } = item
  const listId = inventoryListOf(item, facts)
  const toNeed = (piece: Piece) => ({
    productId: piece.productId,
    listId,
    each: Math.ceil(piece.quantity),
  })
  const inside = [
    ...listPieces(item, facts).map((piece) => ({ ...toNeed(piece), isPiece: true as const })),
    ...bundledItems.map(toNeed),
  ]
  const isCounted = bundledItems.length === 0 || facts.available.get(listId)?.has(productId)
  return isCounted ? [{ productId, listId, each: 1 }, ...inside] : inside
}

export function sumStockNeeds({ items }: BasketDocument, facts: BasketFacts): StockNeeds {
  const needs = new Map<string, number>()
  for (const item of items) {
    for (const need of listLineNeeds(item, facts)) {
      const key = keyOf(need)
      needs.set(key, (needs.get(key) ?? 0) + need.each * item.quantity)
    }
  }
  return needs
}

export function neededOf(needs: StockNeeds, need: LineNeed): number {
  return needs.get(keyOf(need)) ?? 0
}

/** Pieces still available in the list. */
export function availableOf({ listId, productId }: LineNeed, facts: BasketFacts): number {
  return facts.available.get(listId)?.get(productId) ?? 0
}

function keyOf({ listId, productId }: LineNeed): string {
  return JSON.stringify([listId, productId])
}
