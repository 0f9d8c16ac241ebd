import type { Basket } from '@/commerce-client/baskets'
import { logError } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { readProductOffers, type Optin } from './optins'

/** The subscriptions of a basket, stored as JSON text in `c_subscriptionOptins` (CART-050). */
export interface SubscriptionState {
  optedin: Optin[]
  productOffer: Record<string, string>
  firstOrderPlaceDate: string | null
  productToSubscribe: string | null
}

/** One subscription as the basket stores it (CART-050). */
export interface SubscriptionOption {
  product: string
  tracking_override: { offer: string; every: number; every_period: number }
}

/** Returns the subscriptions of a basket's lines. */
export function toSubscriptionState(basket: Pick<Basket, 'productItems'>): SubscriptionState {
  // a product may be in several lines, with different intervals
  const chosen = new Map<string, Optin>()
  for (const { productId: id, c_subscriptionFrequency: frequency } of basket.productItems ?? []) {
    if (id && typeof frequency === 'string') chosen.set(`${id} ${frequency}`, { id, frequency })
  }
  const offers = readProductOffers()
  const optedin = [...chosen.values()]
  const productOffer = optedin.flatMap(({ id }) => (offers[id] ? [[id, offers[id]]] : []))
  return {
    optedin,
    productOffer: Object.fromEntries(productOffer) as Record<string, string>,
    firstOrderPlaceDate: null,
    productToSubscribe: null,
  }
}

/** Reads the stored subscriptions of a basket; empty, and logged, if they are invalid. */
export function readBasketState({ c_subscriptionOptins: stored }: Basket): SubscriptionState {
  const state = asFields(parse(stored))
  return {
    optedin: asList(state.optedin, toOptin),
    productOffer: asFields(state.productOffer) as Record<string, string>,
    firstOrderPlaceDate: asText(state.firstOrderPlaceDate) ?? null,
    productToSubscribe: asText(state.productToSubscribe) ?? null,
  }
}

export function isSubscribing(basket: Basket): boolean {
  return readBasketState(basket).optedin.length > 0
}

/**
 * Returns the basket's derived `subscriptionOptions` (CART-008): each subscription with its
 * tracking fields.
 */
export function readSubscriptionOptions(basket: Basket): SubscriptionOption[] {
  const { optedin, productOffer } = readBasketState(basket)
  return optedin.map(({ id, frequency }) => {
    const [every = '', period = ''] = frequency.split('_')
    const offer = asText(productOffer[id]) ?? ''
    const tracking = { offer, every: Number(every), every_period: Number(period) }
    return { product: id, tracking_override: tracking }
  })
}

/** Returns whether the stored subscriptions differ from those of the lines. */
export function isOptinsStale(basket: Basket): boolean {
  const text = (optins: readonly Optin[]) =>
    optins.map(({ id, frequency }) => `${id} ${frequency}`).join()
  const stored = basket.c_subscriptionOptins === undefined ? [] : readBasketState(basket).optedin
  return text(stored) !== text(toSubscriptionState(basket).optedin)
}

function toOptin(element: unknown): Optin | undefined {
  const { id, frequency } = asFields(element)
  const isFrequency = typeof frequency === 'string' && /^\d+_\d+$/.test(frequency)
  return asText(id) && isFrequency ? { id: String(id), frequency } : undefined
}

function parse(stored: unknown): unknown {
  if (stored === undefined) return undefined
  try {
    return typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored
  } catch (error) {
    logError('The subscriptions of the bag could not be read', { error })
    return undefined
  }
}
