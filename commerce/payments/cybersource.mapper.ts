import { toAmountText } from '../../rules/money-text'
import { paymentFactsOf } from '../../rules/payment-methods'
import { PAID_REFERENCE } from '../card-gateway/card-gateway.schemas'
import type {
  AuthorizationRequest,
  BillingContact,
  RefundRequest,
  ReversalRequest,
  WalletRequest,
} from './card-gateway.port'

/** A card is saved by an authorization of zero, which still requires a currency. */
const NOTHING = { totalAmount: '0.00', currency: 'USD' }

/** The format of Apple Pay's encrypted payments, as CyberSource names it. */
const APPLE_DESCRIPTOR = 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U'

export function toWalletBody({ basketId, amountMinor, currency, ...page }: WalletRequest) {
  const totalAmount = toAmountText(amountMinor, currency)
  const clientReferenceInformation = { code: basketId }
  return { ...page, clientReferenceInformation, amountDetails: { totalAmount, currency } }
}

/** An authorization of zero, which stores the card in the token vault (TMS). */
export function toSaving(reference: string, transientTokenJwt: string) {
  return {
    clientReferenceInformation: { code: reference },
    processingInformation: {
      capture: false,
      actionList: ['TOKEN_CREATE'],
      actionTokenTypes: ['paymentInstrument'],
      authorizationOptions: { initiator: { credentialStoredOnFile: true } },
    },
    tokenInformation: { transientTokenJwt },
    orderInformation: { amountDetails: NOTHING },
  }
}

export function toReversal({ reference, amountMinor, currency }: ReversalRequest) {
  const totalAmount = toAmountText(amountMinor, currency)
  return {
    clientReferenceInformation: { code: reference },
    reversalInformation: { amountDetails: { totalAmount, currency } },
  }
}

export function toRefund({ reference, amountMinor, currency }: RefundRequest) {
  const totalAmount = toAmountText(amountMinor, currency)
  return {
    clientReferenceInformation: { code: reference },
    orderInformation: { amountDetails: { totalAmount, currency } },
  }
}

export function toPayment(request: AuthorizationRequest) {
  const { reference, amountMinor, currency, transientToken, wallet, basketId, savedCard } = request
  const { billTo } = request
  const paymentSolution = paymentFactsOf(wallet ?? '')?.solution
  const initiator = { storedCredentialUsed: true }
  return {
    clientReferenceInformation: { code: reference },
    processingInformation: {
      capture: false,
      ...(paymentSolution && { paymentSolution }),
      ...(savedCard && { authorizationOptions: { initiator } }),
    },
    ...toPaying(request, paymentSolution),
    ...(basketId && { merchantDefinedInformation: [{ key: PAID_REFERENCE, value: basketId }] }),
    ...(!savedCard &&
      !paymentSolution && { tokenInformation: { transientTokenJwt: transientToken } }),
    orderInformation: {
      amountDetails: { totalAmount: toAmountText(amountMinor, currency), currency },
      ...(billTo && { billTo: toBillTo(billTo) }),
    },
  }
}

/** CyberSource decrypts what a wallet's sheet has encrypted. */
function toPaying(
  { wallet, savedCard, transientToken }: AuthorizationRequest,
  paymentSolution: string | undefined,
) {
  if (savedCard) return { paymentInformation: { paymentInstrument: { id: savedCard.token } } }
  if (!wallet) return {}
  if (!paymentSolution) return { paymentInformation: { paymentType: { name: wallet } } }
  const isApple = wallet === 'DW_APPLE_PAY'
  const format = isApple && { descriptor: APPLE_DESCRIPTOR, encoding: 'Base64' }
  return { paymentInformation: { fluidData: { value: transientToken, ...format } } }
}

/**
 * Cuts values to the lengths that CyberSource allows, so that a long address does not stop a
 * payment.
 */
function toBillTo(contact: BillingContact) {
  return {
    firstName: contact.firstName?.slice(0, 60),
    lastName: contact.lastName?.slice(0, 60),
    address1: contact.address1?.slice(0, 60),
    address2: contact.address2?.slice(0, 60),
    locality: contact.city?.slice(0, 50),
    administrativeArea: contact.stateCode?.slice(0, 20),
    postalCode: contact.postalCode?.slice(0, 10),
    country: contact.countryCode?.toUpperCase(),
    phoneNumber: contact.phone?.replace(/\D/g, '').slice(0, 15) || undefined,
    email: contact.email,
  }
}
