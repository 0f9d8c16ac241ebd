/** The fields of a basket that the rules use. */
export interface GoodsFacts {
  productItems?: readonly { quantity?: number }[]
  /** Sent by e-mail, without an address. */
  giftCertificateItems?: readonly object[]
}

export function isEmptyBasket(basket: GoodsFacts): boolean {
  return !hasGiftCards(basket) && !basket.productItems?.some(({ quantity = 0 }) => quantity > 0)
}

/**
 * Returns whether the basket contains only e-mailed gift cards, so nothing is shipped to an
 * address.
 */
export function isMailedOnly(basket: GoodsFacts): boolean {
  return hasGiftCards(basket) && !basket.productItems?.length
}

export function hasGiftCards({ giftCertificateItems = [] }: GoodsFacts): boolean {
  return giftCertificateItems.length > 0
}
