import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { addTo, emptySet, type BitSet } from './bit-set'
import { someSellable, type SiteIndex } from './site-index'

const MAX_LISTS = 100

/** What one inventory list has of a site's sellables. */
interface ListStock {
  available: Uint8Array
  /** Changes by transactions before this one are in. */
  knownUntil: number
  documents?: BitSet
}

interface Change {
  productId: string
  isAvailable: boolean
}

/**
 * Which documents inventory lists can give something of. The stock of a list is read whole once;
 * then only what became available, or ceased to be, since: so the answer is always the database's.
 */
export class ListAvailability {
  readonly #lists = new LRUCache<string, ListStock>({ max: MAX_LISTS })

  constructor(
    private readonly db: Db,
    private readonly index: SiteIndex,
  ) {}

  /** The documents of which at least one of the lists has something. */
  async documentsIn(listIds: readonly string[]): Promise<BitSet> {
    const found = emptySet(this.index.size)
    for (const listId of listIds) {
      const own = await this.#documentsOf(listId)
      for (let word = 0; word < found.length; word += 1) {
        found[word] = (found[word] ?? 0) | (own[word] ?? 0)
      }
    }
    return found
  }

  async #documentsOf(listId: string): Promise<BitSet> {
    const known = this.#lists.get(listId)
    const { bound, changes } = await selectChanges(this.db, listId, known?.knownUntil ?? 0)
    const stock = known ?? (await this.#startList(listId))
    const { numberOf } = this.index.sellables
    for (const { productId, isAvailable } of changes) {
      const number = numberOf.get(productId)
      const value = isAvailable ? 1 : 0
      if (number === undefined || stock.available[number] === value) continue
      stock.available[number] = value
      stock.documents = undefined
    }
    stock.knownUntil = Math.max(stock.knownUntil, bound)
    this.#lists.set(listId, stock)
    stock.documents ??= toDocuments(this.index, stock.available)
    return stock.documents
  }

  async #startList(listId: string): Promise<ListStock> {
    const list = await this.db
      .selectFrom('inventory_list')
      .select('default_in_stock as defaultInStock')
      .where('id', '=', listId)
      .executeTakeFirst()
    const available = new Uint8Array(this.index.sellables.ids.length)
    if (list?.defaultInStock) available.fill(1)
    return { available, knownUntil: 0 }
  }
}

// a transaction that ends later has a number from `bound` on: it is asked for again
async function selectChanges(
  db: Db,
  listId: string,
  knownUntil: number,
): Promise<{ bound: number; changes: Change[] }> {
  const { rows } = await sql<{ bound: number } & Partial<Change>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as bound,
      changed.product_id as "productId",
      (ats > 0 or perpetual or preorderable or backorderable) as "isAvailable"
    from (select 1) as always left join inventory changed
      on changed.list_id = ${listId} and changed.availability_xid >= ${knownUntil}::bigint`.execute(
    db,
  )
  const changes = rows.flatMap(({ productId, isAvailable }) =>
    productId == null ? [] : [{ productId, isAvailable: isAvailable === true }],
  )
  return { bound: rows[0]?.bound ?? 0, changes }
}

function toDocuments({ sellables, size }: SiteIndex, available: Uint8Array): BitSet {
  const set = emptySet(size)
  const isAvailable = (number: number) => available[number] === 1
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const parts = sellables.parts.get(ordinal)
    const fits = parts?.every(isAvailable) ?? someSellable(sellables, ordinal, isAvailable)
    if (fits) addTo(set, ordinal)
  }
  return set
}
