import { defineMessages } from 'react-intl'

/**
 * Texts of the services' refusals, for translations only: a page in the service's own language
 * shows the service's message. The id consists of the last part of the problem's `type` and, where
 * a refusal has several variants, its `c_reason`, its code, or the name of an extra value
 * (`c_available` → `.available`). A text may contain these values. `server-error-text.ts`
 * looks the texts up.
 */
export const refusalMessages = defineMessages({
  wantedDate: {
    id: 'refusal.invalid-wanted-date',
    defaultMessage: 'Nothing is delivered on this day. Please choose another one.',
  },
  wantedTooSoon: {
    id: 'refusal.invalid-wanted-date.too-soon',
    defaultMessage: 'This shipping method does not arrive by that day. Please choose another one.',
  },
  wantedTooLate: {
    id: 'refusal.invalid-wanted-date.too-late',
    defaultMessage: 'It cannot be sent as late as for that day. Please choose another one.',
  },
  shopUnavailable: {
    id: 'refusal.store-not-available',
    defaultMessage: 'This shop does not hand over orders right now. Please choose another one.',
  },
  shopUnknown: {
    id: 'refusal.store-not-found',
    defaultMessage: 'This shop could not be found. Please choose another one.',
  },
  recipientLimit: {
    id: 'refusal.recipient-limit-exceeded.recipientLimit',
    defaultMessage: 'An order goes to at most {recipientLimit, number} recipients.',
  },
  instructions: {
    id: 'refusal.invalid-delivery-instructions',
    defaultMessage: 'Please use fewer, and only plain, characters in your delivery instructions.',
  },
  giftMessage: {
    id: 'refusal.invalid-gift-message',
    defaultMessage:
      'Messages can only contain letters and numbers. Please remove any special characters to continue.',
  },
  countryNotServed: {
    id: 'refusal.country-not-served',
    defaultMessage: 'We do not deliver to this country. Please enter another address.',
  },
  shippingMethod: {
    id: 'refusal.shipping-method-not-found',
    defaultMessage:
      'This shipping method is not offered for your order. Please choose another one.',
  },
  notShippable: {
    id: 'refusal.not-shippable',
    defaultMessage: 'This parcel cannot be shipped now.',
  },
  postalCode: {
    id: 'refusal.postal-code-not-found',
    defaultMessage: 'We do not know this postal code. Please check it.',
  },
  paymentMethod: {
    id: 'refusal.invalid-payment-method',
    defaultMessage: 'This order cannot be paid like that. Please choose another way to pay.',
  },
  paymentToken: {
    id: 'refusal.payment-token-missing',
    defaultMessage: 'Please enter your card again.',
  },
  cardRefused: {
    id: 'refusal.invalid-credit-card',
    defaultMessage: 'Please enter your card again.',
  },
  cardOnFile: {
    id: 'refusal.invalid-payment-instrument.card.already.on.file',
    defaultMessage: 'This card is already on file.',
  },
  cardsMaximum: {
    id: 'refusal.invalid-payment-instrument.error.cards.max.reached',
    defaultMessage: 'You have saved as many cards as possible. Please remove one first.',
  },
  cardExpired: { id: 'refusal.credit-card-expired', defaultMessage: 'This card has expired.' },
  amount: {
    id: 'refusal.invalid-amount',
    defaultMessage: 'The amount is no longer right. Please check your order.',
  },
  paymentUnderWay: {
    id: 'refusal.payment-under-way',
    defaultMessage: 'A payment for it is being checked. Please try again in a few minutes.',
  },
  giftCard: {
    id: 'refusal.invalid-gift-certificate',
    defaultMessage:
      'The gift card number or security code is not valid, or the card cannot be used now.',
  },
  giftCardApplied: {
    id: 'refusal.gift-certificate-applied',
    defaultMessage: 'This gift card is applied already.',
  },
  loginTaken: {
    id: 'refusal.login-already-in-use',
    defaultMessage: 'There is an account with this email address already.',
  },
  password: {
    id: 'refusal.invalid-password',
    defaultMessage: 'This password cannot be used. Please choose another one.',
  },
  resetToken: {
    id: 'refusal.invalid-reset-token',
    defaultMessage: 'This link is not valid any more. Please ask for a new one.',
  },
  confirmationToken: {
    id: 'refusal.invalid-confirmation-token',
    defaultMessage: 'The confirmation link is not valid any more.',
  },
  addressName: {
    id: 'refusal.address-id-already-in-use',
    defaultMessage: 'You have an address by this name already.',
  },
  campaign: {
    id: 'refusal.campaign-entry-limit-exceeded',
    defaultMessage: 'This email address has entered already.',
  },
  captchaMissing: {
    id: 'refusal.captcha-missing',
    defaultMessage: 'Please show us that you are human, and try again.',
  },
  captchaInvalid: {
    id: 'refusal.captcha-invalid',
    defaultMessage: 'Please show us that you are human, and try again.',
  },
  captchaExpired: {
    id: 'refusal.captcha-expired',
    defaultMessage: 'ReCAPTCHA token expired. Please try again.',
  },
  notClaimable: {
    id: 'refusal.not-claimable',
    defaultMessage: 'This cannot be claimed any more, or not as many.',
  },
  claimIdInUse: {
    id: 'refusal.claim-id-in-use',
    defaultMessage: 'This could not be sent. Please begin again from the order.',
  },
  tooManyClaims: {
    id: 'refusal.too-many-claims',
    defaultMessage: 'There are too many claims of this order. Please write to us.',
  },
  photoNotFound: {
    id: 'refusal.photo-not-found',
    defaultMessage: 'A photo is no longer there. Please add it again.',
  },
  tooManyRequests: {
    id: 'refusal.too-many-requests',
    defaultMessage: 'Too many requests. Please try again later.',
  },
  unavailable: {
    id: 'refusal.service-unavailable',
    defaultMessage: 'We cannot do this right now. Please try again in a moment.',
  },
  internal: {
    id: 'refusal.internal-server-error',
    defaultMessage: 'Something unexpected went wrong. Please try again in a moment.',
  },
  badRequest: {
    id: 'refusal.bad-request',
    defaultMessage: 'We could not accept this. Please check what you entered and try again.',
  },
  tooLong: {
    id: 'refusal.value-too-long',
    defaultMessage: 'Something is too long. Please shorten it.',
  },
  chunkRetries: {
    id: 'refusal.chunk-retries-exceeded',
    defaultMessage: 'Your bag could not be changed, though we tried several times.',
  },
  registration: {
    id: 'refusal.invalid-registration',
    defaultMessage: 'Please check what you entered.',
  },
})
