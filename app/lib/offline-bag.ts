import { asFields, asList, asNumber, asText } from './read-fields'

export interface OfflineBag {
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
  /** URL of a small picture. */
  picture?: string
}

/** Name in the browser's cache storage, which pages and the service worker share. */
const CACHE = 'bag'
const ADDRESS = '/offline-bag.json'

export async function readOfflineBag(): Promise<OfflineBag | undefined> {
  // insecure pages have no cache storage
  if (!('caches' in globalThis)) return undefined
  const stored = await caches.match(ADDRESS, { cacheName: CACHE })
  return stored && parse(await stored.json())
}

export async function saveOfflineBag(bag: OfflineBag): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(ADDRESS, Response.json(bag))
}

/** Deletes the bag, so that the next person at this browser cannot read it. */
export async function forgetOfflineBag(): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE)
  } catch (error) {
    // a browser that blocks storage has stored no bag
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
  }
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
