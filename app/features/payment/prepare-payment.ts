import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import { createPaymentToken, payForSubscriptions, saveCard } from '@/commerce-client/payments'
import { CARD } from '@/domain/payment-methods'
import { toPaymentInstrument } from '@/purchase/payment/payment-instrument'
import type { PaymentChange } from './billing.mutations'
import type { CardForm } from '@/purchase/payment/use-card-form'
import { NEW_CARD, paysSubscription, toChoice, type PaymentState } from './use-payment-choice'

/**
 * Turns what the shopper chose into what is written to the basket: a new card becomes a token first,
 * and a lasting one where it is to be saved (PAY-024, PAY-026).
 * @returns undefined when something is to be corrected; it shows at its field. Throws AppError.
 */
export async function preparePayment(
  siteId: string,
  state: PaymentState,
  card: CardForm,
): Promise<PaymentChange | undefined> {
  const choice = toChoice(state)
  switch (choice.kind) {
    case 'unchanged':
    case 'wallet':
      return { kind: 'keep' }
    case 'gift cards':
    case 'nothing':
      return { kind: choice.kind }
    case 'later': {
      const { methodId: paymentMethodId } = choice
      return { kind: 'new', toInstrument: (amount) => ({ paymentMethodId, amount }) }
    }
    case 'saved card':
      return {
        kind: 'new',
        toInstrument: (amount) => toSavedPayment(choice.id, amount, choice.paysLater),
      }
    case 'new card':
      return prepareCard(siteId, state, card, choice)
  }
}

async function prepareCard(
  siteId: string,
  state: PaymentState,
  card: CardForm,
  { isSaved, paysLater }: { isSaved: boolean; paysLater: boolean },
): Promise<PaymentChange | undefined> {
  const token = await card.createToken(new Date())
  if (!token) return undefined
  const forSubscriptions = paysSubscription(state)
  const paymentToken = isSaved ? await createPaymentToken(siteId, token.token, token) : undefined
  if (paysLater && paymentToken) {
    // charged later without the shopper: it has to be on file before
    const id = await saveCard(siteId, state.customerId ?? '', { ...token, paymentToken })
    if (forSubscriptions) await payForSubscriptions(siteId, id)
    return { kind: 'new', toInstrument: (amount) => toSavedPayment(id, amount, true) }
  }
  const keeping = paymentToken === undefined ? undefined : { paymentToken, forSubscriptions }
  return { kind: 'new', toInstrument: (amount) => toPaymentInstrument(token, amount, keeping) }
}

function toSavedPayment(id: string, amount: number, paysLater: boolean): NewPaymentInstrument {
  const later = paysLater && { c_payLater: true }
  return { paymentMethodId: CARD, amount, c_walletUUID: id, ...later }
}

/** Sets which card on file pays later deliveries; a new one is sent with itself (PAY-008). */
export async function chooseSubscriptionCard(siteId: string, state: PaymentState): Promise<void> {
  if (!state.isSubscribing) return
  const choice = toChoice(state)
  const chosen = paysSubscription(state)
    ? (choice.kind === 'saved card' && choice.id) || state.current?.c_walletUUID
    : state.later !== NEW_CARD && state.later
  const isChosen = state.savedCards.some(({ id, paysSubscriptions }) => {
    return id === chosen && paysSubscriptions
  })
  if (chosen && !isChosen) await payForSubscriptions(siteId, chosen)
}
