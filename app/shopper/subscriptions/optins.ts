import { useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** The key, and the form, in which Ordergroove's own script stores what was chosen (CART-050). */
const stored = storedValue({ area: 'local', key: 'OG_STATE', parse: asFields })

export interface Optin {
  /** The product, as it is sold. */
  id: string
  /** `N_M`: every N of the period M. */
  frequency: string
}

/** Chooses to have a product sent again and again, so often, as an offer proposed. */
export function optIn(id: string, frequency: string, offerId?: string): void {
  write([...others(id), { id, frequency }], offerId === undefined ? {} : { [id]: offerId })
  announce('og-optin-product', { productId: id, frequency })
}

/** Chooses to have it once. */
export function optOut(id: string): void {
  write(others(id))
  announce('og-optout-product', { productId: id })
}

/** Nothing is chosen any more, as after a logout. */
export function forgetOptins(): void {
  stored.set(undefined)
}

/** How often a product was chosen to be sent; undefined: once. */
export function readFrequency(id: string): string | undefined {
  return readOptins().find((optin) => optin.id === id)?.frequency
}

/** As `readFrequency`, kept up to date. The server knows no choices. */
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

/** Which offer each product was chosen from. */
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
