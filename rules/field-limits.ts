/**
 * Maximum lengths of shoppers' input (CON-007). Inputs have them as `maxLength`; the rules of the
 * storefront check them again, and so does the engine in forms of its own.
 */
export const LIMITS = {
  email: 50,
  chatMessage: 2000,
  name: 20,
  password: 64,
  company: 30,
  street: 60,
  unit: 60,
  city: 16,
  postalCode: 10,
  /** The name on a card: the service's limit. */
  cardHolder: 256,
  /** The name of an entry in the address book: the service's limit. */
  addressName: 256,
  extension: 6,
  /** Digits with typed punctuation. */
  phoneTyped: 20,
  /** Typed text with punctuation and extension (FORM-024). */
  phoneWithExtension: 25,
  giftMessage: 150,
  /** The full name of the recipient or giver of a gift card by e-mail. */
  recipientName: 60,
  deliveryInstructions: 150,
  promoCode: 50,
  giftCardNumberMin: 19,
  giftCardNumber: 21,
  giftCardCode: 4,
  orderNumber: 64,
  comment: 4000,
  feedback: 1000,
  reviewTitle: 80,
  reviewText: 4000,
  nickname: 25,
  reviewLocation: 50,
} as const
