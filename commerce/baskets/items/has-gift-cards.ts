import type { BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { isFlagged } from '../model/product-flags'

export function hasGiftCards(
  { items, giftCertificateItems = [] }: Pick<BasketDocument, 'items' | 'giftCertificateItems'>,
  { products }: Pick<BasketFacts, 'products'>,
): boolean {
  const isGiftCard = (productId: string) => isFlagged(products.get(productId)?.custom, 'isGiftCard')
  return giftCertificateItems.length > 0 || items.some(({ productId }) => isGiftCard(productId))
}
