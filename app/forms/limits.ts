/**
 * Lengths of what shoppers type (CON-007). Inputs carry them as `maxLength`, the rules check them
 * again.
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
  /** The name on a card: the service's own limit. */
  cardHolder: 256,
  /** The name of an entry of an address book: the service's own limit. */
  addressName: 256,
  extension: 6,
  /** Digits, and room for the punctuation a shopper types. */
  phoneTyped: 20,
  /** As typed, punctuation and extension included (FORM-024). */
  phoneWithExtension: 25,
  giftMessage: 150,
  /** Of who gets a gift card by e-mail, and of who gives it: the whole name. */
  recipientName: 60,
  deliveryInstructions: 150,
  promoCode: 50,
  giftCardNumberMin: 19,
  giftCardNumber: 21,
  /** The security code of a gift card, exactly. */
  giftCardCode: 4,
  orderNumber: 64,
  comment: 4000,
  feedback: 1000,
  reviewTitle: 80,
  reviewText: 4000,
  nickname: 25,
  reviewLocation: 50,
} as const
