import { z } from 'zod'
import { parseJson } from '../../parse-json'
import type { BasketDocument } from '../model/basket-document.schemas'

type Custom = BasketDocument['custom']

const KEY = 'c_subscriptionOptins'

const Optin = z.looseObject({ id: z.string(), frequency: z.string() })
const State = z.looseObject({
  optedin: z.array(Optin).default([]),
  productOffer: z.record(z.string(), z.json()).optional(),
})
/** The state, or only its list of opt-ins; either may be JSON text (CART-050). */
const StoredState = z.union([State, z.array(Optin).transform((optedin) => ({ optedin }))])

/**
 * Merges the subscriptions of two baskets whose lines are merged. Each line keeps its subscription.
 * If both baskets have the same product and frequency, the entry of `into` takes precedence. If the
 * data of either basket is missing or unreadable, the result is empty: the caller then keeps the
 * value of `into` or, if it has none, that of `other`.
 */
export function mergeOptins(into: Custom, other: Custom): Custom {
  const [own, added] = [read(into[KEY]), read(other[KEY])]
  if (!own || !added) return {}
  const keyOf = ({ id, frequency }: z.infer<typeof Optin>) => `${id} ${frequency}`
  const known = new Set(own.optedin.map(keyOf))
  const optedin = [...own.optedin, ...added.optedin.filter((optin) => !known.has(keyOf(optin)))]
  const offers = { ...added.productOffer, ...own.productOffer }
  const productOffer = Object.keys(offers).length > 0 ? { productOffer: offers } : {}
  return { [KEY]: JSON.stringify({ ...added, ...own, optedin, ...productOffer }) }
}

function read(stored: unknown): z.infer<typeof State> | undefined {
  return StoredState.safeParse(typeof stored === 'string' ? parseJson(stored) : stored).data
}
