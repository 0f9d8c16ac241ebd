import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { Customer } from '@/commerce-client/customers'
import { canPayInInstallments } from '@/domain/installments'
import { amountToPay, isApproved, whatPays } from '@/domain/payment'
import { CARD, isChoosable, isWallet } from '@/domain/payment-methods'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { canPayAgain, findUsableInstrument } from '@/purchase/payment/payment-instrument'
import { listSavedCards, type SavedCard } from '@/purchase/payment/saved-cards'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { isSubscribing as hasSubscription } from '@/shopper/subscriptions/basket-optins'
import { useSite } from '@/site/use-site'
import type { PaymentChoice } from './payment-choice'
import { offeredMethodsQuery } from './payment.queries'

/** Where the other methods are not available, cards are still taken. */
const CARDS_ONLY = [{ id: CARD, name: 'Credit Card' }]
export const NEW_CARD = 'new-card'

interface Start {
  /** The last payment failed: what the basket holds pays nothing any more. */
  hasFailed: boolean
  /** The shopper comes back from a wallet without having approved. */
  wallet?: string
}

/** What can pay for a basket, and what the shopper chose of it. */
export function usePaymentChoice(basket: Basket, { hasFailed, wallet }: Start) {
  const { id: siteId } = useSite()
  const [now] = useState(() => new Date())
  const { data: customer } = useCustomer()
  const query = useQuery(offeredMethodsQuery(siteId, basket))
  const inInstallments = useCanPayInInstallments(basket)
  const methods = query.isError
    ? CARDS_ONLY
    : query.data?.filter(({ id }) => isChoosable(id, { inInstallments }))

  const savedCards = listSavedCards(customer, now)
  const [wantedCard, wantCard] = useState<string>()
  const usable = savedCards.find(({ isExpired }) => !isExpired)
  const cardId = wantedCard ?? usable?.id ?? NEW_CARD

  const subscribing = useLaterCard(savedCards, hasSubscription(basket), customer)

  // As it was when the page opened: what is saved on the way to the next page changes nothing here.
  const [initial] = useState(() => (hasFailed ? undefined : findUsableInstrument(basket, now)))
  const [isReplaced, setReplaced] = useState(false)
  const amount = amountToPay(basket)
  const isEnough = initial && (!paysSubscription(subscribing) || canPayAgain(initial))
  const current = isEnough && !isReplaced && isApproved(initial, amount) ? initial : undefined

  const [wanted, want] = useState(wallet)
  const candidates = [wanted, current?.paymentMethodId, CARD]
  const methodId =
    candidates.find((id) => methods?.some((method) => method.id === id)) ?? methods?.[0]?.id

  const [mayKeep, setMayKeep] = useState(false)
  const [paysLater, setPaysLater] = useState(false)

  return {
    amount,
    pays: whatPays(basket),
    methods,
    isMethodsFailed: query.isError,
    retryMethods: () => void query.refetch(),
    methodId,
    chooseMethod: want,
    /** The basket's own payment, if it can stay; undefined: another has to be chosen. */
    current: current && current.paymentMethodId === methodId ? current : undefined,
    replaceCurrent: () => setReplaced(true),
    savedCards,
    cardId,
    chooseCard: wantCard,
    isRegistered: Boolean(customer),
    customerId: customer?.customerId,
    ...subscribing,
    mayKeep,
    setMayKeep,
    paysLater: paysLater && Boolean(customer),
    setPaysLater,
    now,
  }
}

/** Which card pays what is sent again and again. */
function useLaterCard(
  savedCards: readonly SavedCard[],
  isSubscribed: boolean,
  customer: Customer | null | undefined,
) {
  const [wanted, chooseLater] = useState<string>()
  const [isLaterAsked, setLaterAsked] = useState(false)
  const usual = savedCards.find((card) => card.paysSubscriptions && !card.isExpired)
  return {
    isSubscribing: Boolean(customer) && isSubscribed,
    /** A guest has chosen a subscription, which needs an account. */
    isGuestSubscribing: customer === null && isSubscribed,
    /** The saved card of later deliveries; undefined: the one of today. */
    later: wanted ?? usual?.id,
    chooseLater,
    /** The shopper tried to go on without a card that pays later deliveries. */
    isLaterAsked,
    askLater: () => setLaterAsked(true),
  }
}

function useCanPayInInstallments(basket: Basket): boolean {
  const { installmentMinimum } = useSiteConfig().preferences
  const products = useLineProducts(basket.productItems ?? [])
  return canPayInInstallments(
    {
      amount: amountToPay(basket),
      hasGiftCard: Object.values(products).some(({ isGiftCard }) => isGiftCard),
      isSubscribed: hasSubscription(basket),
    },
    installmentMinimum,
  )
}

export type PaymentState = ReturnType<typeof usePaymentChoice>

/** The resulting choice when the shopper goes on. */
export function toChoice(state: PaymentState): PaymentChoice {
  const { pays, current, methodId = CARD, cardId } = state
  if (pays !== 'main') return { kind: pays }
  if (current) return { kind: 'unchanged' }
  if (isWallet(methodId)) return { kind: 'wallet', wallet: methodId }
  if (methodId !== CARD) return { kind: 'later', methodId }
  const { paysLater } = state
  if (cardId !== NEW_CARD) return { kind: 'saved card', id: cardId, paysLater }
  const isSaved = state.mayKeep || paysLater || paysSubscription(state)
  return { kind: 'new card', isSaved, paysLater }
}

/** Whether the card entered now is to pay the later deliveries too: then it has to be saved. */
export function paysSubscription({
  isSubscribing,
  later,
}: {
  isSubscribing: boolean
  later: string | undefined
}): boolean {
  return isSubscribing && (later === undefined || later === NEW_CARD)
}

/** Whether nothing that is chosen could pay later deliveries: only a card on file can. */
export function lacksSubscriptionCard(state: PaymentState): boolean {
  if (!paysSubscription(state)) return false
  const { kind } = toChoice(state)
  const isCard =
    kind === 'unchanged' ? state.methodId === CARD : kind === 'new card' || kind === 'saved card'
  return !isCard
}
