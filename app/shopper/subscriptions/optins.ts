import { useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** The key and format in which Ordergroove's own script stores the choices (CART-050). */
const stored = storedValue({ area: 'local', key: 'OG_STATE', parse: asFields })

export interface Optin {
  /** Id of the variant that is sold. */
  id: string
  /** `N_M`: every N of the period M. */
  frequency: string
}

export function optIn(id: string, frequency: string, offerId?: string): void {
  write([...others(id), { id, frequency }], offerId === undefined ? {} : { [id]: offerId })
  announce('og-optin-product', { productId: id, frequency })
}

export function optOut(id: string): void {
  write(others(id))
  announce('og-optout-product', { productId: id })
}

/** Removes all choices, for instance after a logout. */
export function forgetOptins(): void {
  stored.set(undefined)
}

/** Returns the chosen interval of a product; undefined for a single purchase. */
export function readFrequency(id: string): string | undefined {
  return readOptins().find((optin) => optin.id === id)?.frequency
}

/** Like `readFrequency`, kept up to date. Undefined on the server. */
export function useFrequency(id: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readFrequency(id),
    () => undefined,
  )
}

function readState(): Readonly<Record<string, unknown>> {
  return stored.get() ?? {}
}

function readOptins(): Optin[] {
  return asList(readState().optedin, (element) => {
    const { id, frequency } = asFields(element)
    const isFrequency = typeof frequency === 'string' && /^\d+_\d+$/.test(frequency)
    return asText(id) && isFrequency ? { id: String(id), frequency } : undefined
  })
}

const others = (id: string) => readOptins().filter((optin) => optin.id !== id)

export function readProductOffers(): Record<string, string> {
  const offers = Object.entries(asFields(readState().productOffer))
  return Object.fromEntries(
    offers.flatMap(([id, offer]) => (asText(offer) ? [[id, String(offer)]] : [])),
  )
}

function write(optedin: Optin[], offers: Record<string, string> = {}): void {
  const empty = { firstOrderPlaceDate: null, productToSubscribe: null }
  const productOffer = { ...readProductOffers(), ...offers }
  const isSaved = stored.set({ ...empty, ...readState(), optedin, productOffer })
  if (!isSaved) logError('A subscription could not be stored')
}

function announce(name: string, detail: object): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

const CHANGES = ['storage', 'og-optin-product', 'og-optout-product', 'og-product-change-frequency']

function subscribe(onChange: () => void): () => void {
  CHANGES.forEach((name) => window.addEventListener(name, onChange))
  return () => CHANGES.forEach((name) => window.removeEventListener(name, onChange))
}
