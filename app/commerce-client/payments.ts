import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { CARD } from '@rules/payment-methods'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

export interface OfferedMethod {
  id: string
  name: string
}

const methods = z.object({
  paymentMethods: z.array(z.object({ id: z.string(), name: z.string().optional() })),
})

/** The methods that can pay for a basket, in the merchant's order (PAY-021). */
export async function listOfferedMethods(
  siteId: string,
  basketId: string,
): Promise<OfferedMethod[]> {
  const answer = await callSite(siteId, siteRoutes.paymentMethods, { body: { basketId } })
  return methods.parse(answer).paymentMethods.map(({ id, name = id }) => ({ id, name }))
}

const paymentToken = z.object({ paymentToken: z.string().min(1) })

/**
 * Creates a permanent token for a card that is to be saved (PAY-024).
 * @param transientToken from the card fields
 * @throws AppError with the service's message
 */
export async function createPaymentToken(
  siteId: string,
  transientToken: string,
  card: { cardType: string; expirationMonth: number; expirationYear: number },
): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.paymentToken, {
    body: { transientToken, ...card },
  })
  return paymentToken.parse(answer).paymentToken
}

interface CardToSave {
  cardType: string
  /** 1 to 12 */
  expirationMonth: number
  expirationYear: number
  paymentToken: string
  holder?: string
  isDefault?: boolean
}

/** Saves a card. @returns its id. @throws AppError, for example if the card is already saved. */
export async function saveCard(
  siteId: string,
  customerId: string,
  { paymentToken: creditCardToken, isDefault, ...card }: CardToSave,
): Promise<string> {
  const { cardType, expirationMonth, expirationYear, holder } = card
  // the published type also requires a card number and other fields that a tokenized card does not have
  const paymentCard = {
    cardType,
    expirationMonth,
    expirationYear,
    creditCardToken,
    ...(holder && { holder }),
  } as ShopperCustomersTypes.CustomerPaymentCardRequest
  const saved = await callScapi(siteId, 'shopperCustomers', 'createCustomerPaymentInstrument', {
    parameters: { customerId },
    body: { paymentMethodId: CARD, paymentCard, ...(isDefault && { default: true }) },
  })
  return saved.paymentInstrumentId ?? ''
}

export async function makeDefaultCard(
  siteId: string,
  customerId: string,
  paymentInstrumentId: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerPaymentInstrument', {
    parameters: { customerId, paymentInstrumentId },
    body: { default: true },
  })
}

export async function removeCard(
  siteId: string,
  customerId: string,
  paymentInstrumentId: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'deleteCustomerPaymentInstrument', {
    parameters: { customerId, paymentInstrumentId },
  })
}

/** Chooses the saved card that pays for subscriptions (ACC-047). */
export async function payForSubscriptions(siteId: string, savedCardId: string): Promise<void> {
  await callSite(siteId, siteRoutes.payForSubscriptions, { params: { id: savedCardId } })
}
