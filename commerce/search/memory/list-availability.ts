import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { reading } from '../../db/read-age'
import { addTo, emptySet, type BitSet } from './bit-set'
import { someSellable, type Sellables, type SiteIndex } from './site-index'

const MAX_LISTS = 100

/** What an engine cannot follow: if it differs, the list is read anew. */
interface ListState {
  removalXid: number | null
  defaultInStock: boolean
}

/** The availability of a site's products in one inventory list. */
interface ListStock {
  state: ListState
  available: Uint8Array
  /** Changes of transactions before this transaction id are included. */
  knownUntil: number
  /** How many sellables are included; later ones are read when they are there. */
  count: number
  documents?: { set: BitSet; of: Sellables }
}

interface Change {
  productId: string
  isAvailable: boolean
}

interface StockChanges {
  state: ListState
  bound: number
  changes: Change[]
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
    const { sellables } = this.index
    const stock = await this.#bringUpToDate(listId)
    if (stock.documents?.of !== sellables) {
      stock.documents = { set: toDocuments(this.index, stock.available), of: sellables }
    }
    return stock.documents.set
  }

  /** Other searches, also of other indexes, may change the list while the database is read. */
  async #bringUpToDate(listId: string): Promise<ListStock> {
    const { ids } = this.index.sellables
    for (;;) {
      const before = this.lists.get(listId)
      const later = before ? ids.slice(before.count) : []
      const read = await reading('now', () =>
        selectChanges(this.db, listId, before?.knownUntil ?? 0, later),
      )
      const known = this.lists.get(listId)
      const isOld = known !== undefined && read.bound < known.knownUntil
      if (isOld && known.count >= ids.length) return known
      if (isOld) continue
      if (known && isSame(known.state, read.state)) return this.#include(known, read)
      if (!before) return this.#start(listId, read)
      this.lists.delete(listId)
    }
  }

  #start(listId: string, read: StockChanges): ListStock {
    const stock = { state: read.state, available: new Uint8Array(0), knownUntil: 0, count: 0 }
    this.lists.set(listId, stock)
    return this.#include(stock, read)
  }

  #include(stock: ListStock, { bound, changes }: StockChanges): ListStock {
    const { ids, numberOf } = this.index.sellables
    if (ids.length > stock.count) {
      const available = new Uint8Array(ids.length).fill(stock.state.defaultInStock ? 1 : 0)
      available.set(stock.available)
      stock.available = available
      stock.count = ids.length
      stock.documents = undefined
    }
    for (const { productId, isAvailable } of changes) {
      const number = numberOf.get(productId)
      const value = isAvailable ? 1 : 0
      if (number === undefined || number >= stock.count || stock.available[number] === value)
        continue
      stock.available[number] = value
      stock.documents = undefined
    }
    stock.knownUntil = bound
    return stock
  }
}

const isSame = (one: ListState, other: ListState) =>
  one.removalXid === other.removalXid && one.defaultInStock === other.defaultInStock

/**
 * Transactions that end later have an id of at least `bound`, from which the next query starts.
 * @param later products of which not only changes are read
 */
async function selectChanges(
  db: Db,
  listId: string,
  knownUntil: number,
  later: readonly string[],
): Promise<StockChanges> {
  const { rows } = await sql<{ bound: number } & ListState & Partial<Change>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as bound,
      removal_xid as "removalXid", coalesce(default_in_stock, false) as "defaultInStock",
      changed.product_id as "productId", changed."isAvailable"
    from (select 1) as always
    left join inventory_list as list on list.id = ${listId}
    left join (
      select product_id, availability_xid,
        (ats > 0 or perpetual or preorderable or backorderable) as "isAvailable"
      from inventory where list_id = ${listId}
        and (availability_xid >= ${knownUntil}::bigint or product_id = any (${[...later]}::text[]))
    ) as changed on true`.execute(db)
  const changes = rows.flatMap(({ productId, isAvailable }) =>
    productId == null ? [] : [{ productId, isAvailable: isAvailable === true }],
  )
  const [first] = rows
  if (!first) throw new Error(`The stock of ${listId} cannot be read.`)
  const { bound, removalXid, defaultInStock } = first
  return { bound, state: { removalXid, defaultInStock }, changes }
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
