/** The fields of a basket that the rules use. */
export interface BasketContents {
  productItems?: readonly { quantity?: number }[]
  /** Sent by e-mail, without an address. */
  giftCertificateItems?: readonly object[]
}

export function isEmptyBasket(basket: BasketContents): boolean {
  return !hasGiftCards(basket) && !basket.productItems?.some(({ quantity = 0 }) => quantity > 0)
}

/**
 * Returns whether the basket contains only e-mailed gift cards, so nothing is shipped to an
 * address.
 */
export function isMailedOnly(basket: BasketContents): boolean {
  return hasGiftCards(basket) && !basket.productItems?.length
}

export function hasGiftCards({ giftCertificateItems = [] }: BasketContents): boolean {
  return giftCertificateItems.length > 0
}
