import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { addTo, emptySet, type BitSet } from './bit-set'
import { someSellable, type Sellables, type SiteIndex } from './site-index'

const MAX_LISTS = 100

/** The availability of a site's products in one inventory list. */
interface ListStock {
  available: Uint8Array
  /** Changes of transactions before this transaction id are included. */
  knownUntil: number
  /** How many sellables the list was read for; later ones are read when they are there. */
  count: number
  defaultInStock: boolean
  documents?: { set: BitSet; of: Sellables }
}

interface Change {
  productId: string
  isAvailable: boolean
}

/**
 * The stock of a list is read completely once, then only its changes of availability, so that the
 * result always matches the database.
 */
export class ListAvailability {
  constructor(
    private readonly db: Db,
    private readonly index: SiteIndex,
    private readonly lists = new LRUCache<string, ListStock>({ max: MAX_LISTS }),
  ) {}

  /** Of an index that was made from this one by changes. */
  of(index: SiteIndex): ListAvailability {
    return new ListAvailability(this.db, index, this.lists)
  }

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
    const known = this.lists.get(listId)
    const { bound, changes } = await selectChanges(this.db, listId, known?.knownUntil ?? 0)
    const { sellables } = this.index
    const stock = known ?? (await this.#startList(listId))
    if (stock.count < sellables.ids.length) await this.#readLater(listId, stock)
    for (const { productId, isAvailable } of changes) {
      const number = sellables.numberOf.get(productId)
      const value = isAvailable ? 1 : 0
      if (number === undefined || number >= stock.count || stock.available[number] === value)
        continue
      stock.available[number] = value
      stock.documents = undefined
    }
    stock.knownUntil = Math.max(stock.knownUntil, bound)
    this.lists.set(listId, stock)
    if (stock.documents?.of !== sellables) {
      stock.documents = { set: toDocuments(this.index, stock.available), of: sellables }
    }
    return stock.documents.set
  }

  async #startList(listId: string): Promise<ListStock> {
    const list = await this.db
      .selectFrom('inventory_list')
      .select('default_in_stock as defaultInStock')
      .where('id', '=', listId)
      .executeTakeFirst()
    const count = this.index.sellables.ids.length
    const defaultInStock = list?.defaultInStock ?? false
    const available = new Uint8Array(count).fill(defaultInStock ? 1 : 0)
    return { available, knownUntil: 0, count, defaultInStock }
  }

  /** Reads the stock of products that were not in the index when the list was read. */
  async #readLater(listId: string, stock: ListStock): Promise<void> {
    const { ids } = this.index.sellables
    const later = ids.slice(stock.count)
    const { rows } = await sql<Change>`
      select product_id as "productId",
        (ats > 0 or perpetual or preorderable or backorderable) as "isAvailable"
      from inventory where list_id = ${listId} and product_id = any (${later}::text[])`.execute(
      this.db,
    )
    const found = new Map(rows.map(({ productId, isAvailable }) => [productId, isAvailable]))
    const available = new Uint8Array(ids.length)
    available.set(stock.available)
    later.forEach((id, at) => {
      available[ids.length - later.length + at] = (found.get(id) ?? stock.defaultInStock) ? 1 : 0
    })
    stock.available = available
    stock.count = ids.length
    stock.documents = undefined
  }
}

// transactions that end later have an id of at least `bound`, from which the next query starts
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
