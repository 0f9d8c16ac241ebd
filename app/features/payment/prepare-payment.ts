import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import { createPaymentToken, payForSubscriptions, saveCard } from '@/commerce-client/payments'
import { CARD } from '@rules/payment-methods'
import { toPaymentInstrument } from '@/purchase/payment/payment-instrument'
import type { PaymentChange } from './billing.mutations'
import type { CardForm } from '@/purchase/payment/use-card-form'
import { NEW_CARD, paysSubscription, toChoice, type PaymentState } from './use-payment-choice'

/**
 * Converts the shopper's choice to a change of the basket's payment. A new card is tokenized; to
 * save it, the token is exchanged for a permanent one (PAY-024, PAY-026).
 * @returns undefined if the card's fields have errors, which are shown there
 * @throws AppError
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
    // it is charged later without the shopper, so it must be saved now
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

/**
 * Sets the saved card for later deliveries. A new card is marked for them when it is added to the
 * basket (PAY-008).
 */
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
