import { asFields, asList, asNumber, asText } from './read-fields'

/** The bag as it was last shown, to be read without a network; texts and amounts as they read. */
export interface OfflineBag {
  /** Whose it is: the id of the customer or guest. */
  shopper: string
  /** Milliseconds since 1970. */
  savedAt: number
  lines: OfflineBagLine[]
  subtotal: string
}

export interface OfflineBagLine {
  name: string
  /** `Size: 1 lb`. */
  facts: string[]
  quantity: number
  amount: string
  /** Address of a small picture. */
  picture?: string
}

/** In the browser's cache storage, which pages and the service worker have in common. */
const CACHE = 'bag'
const ADDRESS = '/offline-bag.json'

export async function readOfflineBag(): Promise<OfflineBag | undefined> {
  // a page that is not secure has none
  if (!('caches' in globalThis)) return undefined
  const stored = await caches.match(ADDRESS, { cacheName: CACHE })
  return stored && parse(await stored.json())
}

export async function saveOfflineBag(bag: OfflineBag): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(ADDRESS, Response.json(bag))
}

/** Nothing is left of it: who shops here next shall not read it. */
export async function forgetOfflineBag(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE)
}

function parse(value: unknown): OfflineBag | undefined {
  const fields = asFields(value)
  const shopper = asText(fields.shopper)
  const savedAt = asNumber(fields.savedAt)
  if (!shopper || savedAt === undefined) return undefined
  return {
    shopper,
    savedAt,
    lines: asList(fields.lines, parseLine),
    subtotal: asText(fields.subtotal) ?? '',
  }
}

function parseLine(value: unknown): OfflineBagLine | undefined {
  const fields = asFields(value)
  const name = asText(fields.name)
  if (!name) return undefined
  const picture = asText(fields.picture)
  return {
    name,
    facts: asList(fields.facts, asText),
    quantity: asNumber(fields.quantity) ?? 1,
    amount: asText(fields.amount) ?? '',
    ...(picture && { picture }),
  }
}
