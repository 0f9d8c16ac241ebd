import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Basket } from './baskets'
import { callScapi } from './transport'

export type GiftCardItem = ShopperBasketsTypes.GiftCertificateItem

/** A gift card to buy. Amounts are in dollars. */
export interface NewGiftCard {
  amount: number
  recipientEmail: string
  recipientName: string
  senderName: string
  message?: string
  /** Id of the product whose picture the card shows. */
  c_design: string
  /** `YYYY-MM-DD`; null: sent as soon as it is paid. */
  c_sendDate: string | null
}

export function addGiftCard(siteId: string, basketId: string, card: NewGiftCard): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'addGiftCertificateItemToBasket', {
    parameters: { basketId },
    body: toBody(card),
  })
}

export function updateGiftCard(
  siteId: string,
  basketId: string,
  giftCertificateItemId: string,
  card: NewGiftCard,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateGiftCertificateItemInBasket', {
    parameters: { basketId, giftCertificateItemId },
    body: toBody(card),
  })
}

export function removeGiftCard(
  siteId: string,
  basketId: string,
  giftCertificateItemId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'removeGiftCertificateItemFromBasket', {
    parameters: { basketId, giftCertificateItemId },
  })
}

// a new card has no date to clear
function toBody({ c_sendDate, ...card }: NewGiftCard) {
  return { ...card, message: card.message ?? '', c_sendDate: c_sendDate ?? '' }
}

/** Converts a basket's gift card into a new one, to buy it again. */
export function toNewGiftCard(item: GiftCardItem): NewGiftCard {
  const { amount = 0, recipientEmail = '', recipientName = '', senderName = '', message } = item
  const { c_design: design, c_sendDate: day } = item
  return {
    amount,
    recipientEmail,
    recipientName,
    senderName,
    message,
    c_design: typeof design === 'string' ? design : '',
    c_sendDate: typeof day === 'string' ? day : null,
  }
}
