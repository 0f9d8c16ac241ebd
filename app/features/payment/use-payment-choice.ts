import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { Customer } from '@/commerce-client/customers'
import { canPayInInstallments } from '@/rules/installments'
import { amountToPay, isApproved, whatPays } from '@/rules/payment'
import { CARD, isChoosable, isWallet } from '@rules/payment-methods'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { canPayAgain, findUsableInstrument } from '@/purchase/payment/payment-instrument'
import { listSavedCards, type SavedCard } from '@/purchase/payment/saved-cards'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { isSubscribing as hasSubscription } from '@/shopper/subscriptions/basket-optins'
import { useSite } from '@/site/use-site'
import type { PaymentChoice } from './payment-choice'
import { listOfferedMethods } from '@/commerce-client/payments'

/**
 * Queries the payment methods for a basket, which depend on the amount to pay, subscriptions and
 * the billing country.
 */
const offeredMethodsQuery = (siteId: string, basket: Basket) => {
  const { basketId = '', c_subscriptionOptins: optins, billingAddress } = basket
  return {
    queryKey: [
      'shopper',
      'payment-methods',
      siteId,
      basketId,
      amountToPay(basket),
      String(optins ?? ''),
      billingAddress?.countryCode ?? '',
    ] as const,
    queryFn: () => listOfferedMethods(siteId, basketId),
    keepPreviousData: true,
  }
}

/** If the methods cannot be loaded, cards are still accepted. */
const CARDS_ONLY = [{ id: CARD, name: 'Credit Card' }]
export const NEW_CARD = 'new-card'

interface Start {
  /** `true` if the last payment failed, so that the basket's payment is no longer valid. */
  hasFailed: boolean
  /** The wallet from which the shopper returned without approving. */
  wallet?: string
}

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

  // The state when the page opened. Changes saved on the way to the next page do not affect it.
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
    /** The basket's payment if it can be kept; undefined if the shopper must choose again. */
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
    /** `true` if a guest has chosen a subscription, which requires an account. */
    isGuestSubscribing: customer === null && isSubscribed,
    /** The saved card for later deliveries; undefined for the card used for this order. */
    later: wanted ?? usual?.id,
    chooseLater,
    /** `true` after an attempt to continue without a card for later deliveries. */
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

/** Returns the choice that results from the state when the shopper continues. */
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

/**
 * Returns whether the card for this order also pays later deliveries. A new one must then be saved.
 */
export function paysSubscription({
  isSubscribing,
  later,
}: {
  isSubscribing: boolean
  later: string | undefined
}): boolean {
  return isSubscribing && (later === undefined || later === NEW_CARD)
}

/** Returns whether a card for later deliveries is missing, because only cards can pay them. */
export function lacksSubscriptionCard(state: PaymentState): boolean {
  if (!paysSubscription(state)) return false
  const { kind } = toChoice(state)
  const isCard =
    kind === 'unchanged' ? state.methodId === CARD : kind === 'new card' || kind === 'saved card'
  return !isCard
}
