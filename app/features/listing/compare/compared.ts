import { storedValue, useStoredValue } from '@/lib/stored-value'
import { asFields, asList, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'

export const MIN_COMPARED = 2
export const MAX_COMPARED = 4

export interface Compared {
  id: string
  name: string
}

/** The products that are compared on a site, until the tab is closed. */
const stored = storedValue<Compared[]>({
  area: 'session',
  key: 'compared',
  parse: (value) =>
    asList(value, (one) => {
      const { id, name } = asFields(one)
      return asText(id) && asText(name) ? { id: String(id), name: String(name) } : undefined
    }).slice(0, MAX_COMPARED),
})

const NONE: readonly Compared[] = []

/** Whether the tiles of listings have a box to choose them by. */
export function useCompare() {
  const { id: siteId } = useSite()
  const products = useStoredValue(stored, siteId)
  return {
    isOn: products !== undefined,
    products: products ?? NONE,
    start: () => stored.set([], siteId),
    stop: () => stored.set(undefined, siteId),
    toggle: (product: Compared) => {
      // read anew, for clicks that follow each other at once
      const before = stored.get(siteId) ?? []
      const others = before.filter(({ id }) => id !== product.id)
      const isChosen = others.length < before.length
      if (!isChosen && before.length >= MAX_COMPARED) return
      stored.set(isChosen ? others : [...others, product], siteId)
    },
  }
}
