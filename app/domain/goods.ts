/** The fields of a basket that rules use. */
export interface GoodsFacts {
  productItems?: readonly { quantity?: number }[]
  /** They are sent by e-mail and need no address. */
  giftCertificateItems?: readonly object[]
}

export function isEmptyBasket(basket: GoodsFacts): boolean {
  return !hasGiftCards(basket) && !basket.productItems?.some(({ quantity = 0 }) => quantity > 0)
}

/** Only gift cards that go by e-mail: nothing is sent to an address. */
export function isMailedOnly(basket: GoodsFacts): boolean {
  return hasGiftCards(basket) && !basket.productItems?.length
}

export function hasGiftCards({ giftCertificateItems = [] }: GoodsFacts): boolean {
  return giftCertificateItems.length > 0
}
