import { toAmountText } from '../../rules/money-text'
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
  const initiator = { storedCredentialUsed: true }
  return {
    clientReferenceInformation: { code: reference },
    processingInformation: {
      capture: false,
      ...(savedCard && { authorizationOptions: { initiator } }),
    },
    ...(wallet ? { paymentInformation: { paymentType: { name: wallet } } } : {}),
    ...(savedCard && { paymentInformation: { paymentInstrument: { id: savedCard.token } } }),
    ...(basketId && { merchantDefinedInformation: [{ key: PAID_REFERENCE, value: basketId }] }),
    ...(!savedCard && { tokenInformation: { transientTokenJwt: transientToken } }),
    orderInformation: {
      amountDetails: { totalAmount: toAmountText(amountMinor, currency), currency },
      ...(billTo && { billTo: toBillTo(billTo) }),
    },
  }
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
