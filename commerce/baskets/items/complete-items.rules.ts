import type { BasketDocument, BasketItem, BundledItem } from '../model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import { refusal } from '../model/basket-problems'
import { settleBoxPlaces } from './box-places.rules'
import { completeOptions } from './item-options.rules'
import { mergeEqualLines } from './items.rules'

/**
 * Completes lines with the contents of their products: a set becomes a line for each of its parts,
 * a bundle gets its parts, an unchosen option gets its default, and the places of a box follow its
 * mix.
 * @returns the same document when nothing was missing.
 * @throws Problem 400 for an option, a value or a part that the product does not have, or a part
 * whose variation was not chosen.
 */
export function completeItems(
  before: BasketDocument,
  document: BasketDocument,
  facts: BasketFacts,
  newId: () => string,
): BasketDocument {
  const items = document.items.flatMap((item): BasketItem[] => {
    const product = facts.products.get(item.productId)
    if (!product) return [item]
    if (product.kind === 'set') return splitSet(item, product, newId)
    const known = before.items.find(({ itemId }) => itemId === item.itemId)
    const isUnchanged =
      known !== undefined &&
      (known.productId !== item.productId || known.optionItems === item.optionItems)
    const chosen = completeOptions(item, product.parts?.options ?? [], isUnchanged, newId)
    return [settleBoxPlaces(completeBundle(chosen, product, facts, newId), known, facts)]
  })
  const isSame = items.every((item, index) => item === document.items[index])
  if (isSame && items.length === document.items.length) return document
  return { ...document, items: mergeEqualLines(items) }
}

function splitSet(item: BasketItem, { parts }: ProductFacts, newId: () => string): BasketItem[] {
  const { productId: _set, optionItems: _options, ...rest } = item
  return (parts?.members ?? []).map(({ productId, quantity }) => ({
    ...rest,
    itemId: newId(),
    productId,
    quantity: item.quantity * quantity,
  }))
}

function completeBundle(
  item: BasketItem,
  { kind, parts }: ProductFacts,
  facts: BasketFacts,
  newId: () => string,
): BasketItem {
  const { bundledItems, ...plain } = item
  if (kind !== 'bundle') return bundledItems ? plain : item
  const members = parts?.members ?? []
  const standsFor = (part: BundledItem, memberId: string) =>
    part.productId === memberId || facts.products.get(part.productId)?.masterId === memberId
  const stray = bundledItems?.find(
    (part) => !members.some(({ productId }) => standsFor(part, productId)),
  )
  if (stray) throw notAPart(stray.productId, item.productId)
  const whole = members.map(({ productId, quantity }): BundledItem => {
    const chosen = bundledItems?.find((part) => standsFor(part, productId))
    if (chosen && chosen.quantity === quantity && isBuyable(chosen, facts)) return chosen
    const part = chosen ?? { itemId: newId(), productId, gift: false, custom: {} }
    if (!isBuyable(part, facts)) throw notBuyable(part.productId, item.productId)
    return { ...part, quantity }
  })
  const isSame =
    bundledItems?.length === whole.length && whole.every((part, at) => part === bundledItems[at])
  return isSame ? item : { ...item, bundledItems: whole }
}

// for a master, a variant must be chosen
function isBuyable({ productId }: Pick<BundledItem, 'productId'>, facts: BasketFacts): boolean {
  return facts.products.get(productId)?.kind !== 'master'
}

function notAPart(productId: string, bundleId: string) {
  const detail = `The product '${productId}' is no part of the bundle '${bundleId}'.`
  return refusal(400, 'invalid-product-id', detail, { c_productId: productId })
}

function notBuyable(productId: string, bundleId: string) {
  const detail = `A variation of '${productId}' has to be chosen for the bundle '${bundleId}'.`
  return refusal(400, 'invalid-product-id', detail, { c_productId: productId })
}
