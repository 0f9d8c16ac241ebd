import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import type { InventoryListRecord, InventoryRecord } from '../archive.schemas'
import { toExcluded } from './excluded-columns'
import {
  addCount,
  filesOf,
  isProduct,
  isWhole,
  toReading,
  type WriteContext,
} from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readInventoryList, readInventoryRecord } from '../read/read-inventory'
import { streamRecords } from '../stream-records'
import { writeLists } from './write-lists'
import type { XmlElement } from '../xml-element'

const CONTAINERS = ['inventory', 'inventory-list', 'records']

interface OpenList extends InventoryListRecord {
  seen: Set<string>
}

/** Stock is written separately, outside the import's transaction. */
export type StockContext = Omit<WriteContext, 'trx'> & { db: Db }

/**
 * Writes allocations. The sellable quantity (`ats` and the quantity for preorders and backorders)
 * is reset only if the archive has a newer allocation timestamp or, without timestamps, a different
 * allocation, so that repeating an import does not restore sold stock. Short transactions lock the
 * rows in the same order as orders do, so that orders need not wait for the whole import.
 */
export async function writeInventory(context: StockContext): Promise<void> {
  const writer = new InventoryWriter(context)
  for (const { path } of filesOf(context, 'inventory')) await writer.writeFile(path)
  if (isWhole(context, 'inventory')) {
    await sql`delete from inventory_list
      where id <> all(${[...writer.listIds]}::text[])`.execute(context.db)
  }
}

class InventoryWriter {
  readonly listIds = new Set<string>()
  readonly #context: StockContext
  #list: OpenList | undefined

  constructor(context: StockContext) {
    this.#context = context
  }

  async writeFile(file: string): Promise<void> {
    await writeLists(streamRecords(this.#context, file, CONTAINERS), {
      record: 'record',
      open: (header) => this.#openList(file, header),
      write: (records) => this.#writeRecords(file, records),
      close: () => this.#closeList(file),
    })
  }

  async #openList(file: string, header: XmlElement): Promise<void> {
    const { db } = this.#context
    if (header.attributes['mode'] === 'delete') {
      const id = header.attributes['list-id'] ?? ''
      await db.deleteFrom('inventory_list').where('id', '=', id).execute()
      return
    }
    const list = readInventoryList(toReading(this.#context, file), header)
    if (!list) return
    this.#list = { ...list, seen: new Set() }
    this.listIds.add(list.id)
    const values = {
      description: list.description ?? null,
      default_in_stock: list.defaultInStock,
    }
    await db
      .insertInto('inventory_list')
      .values({ id: list.id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    addCount(this.#context, 'inventoryLists')
  }

  async #writeRecords(file: string, elements: readonly XmlElement[]): Promise<void> {
    const list = this.#list
    const { findings, db } = this.#context
    if (elements.length === 0) return
    if (!list) {
      findings.error(file, '', 'stock of an inventory list that could not be read')
      return
    }
    const rows = new Map<string, ReturnType<typeof toRow>>()
    const gone: string[] = []
    for (const element of elements) {
      const id = element.attributes['product-id'] ?? ''
      const isGone = element.attributes['mode'] === 'delete'
      const record = isGone
        ? undefined
        : readInventoryRecord(toReading(this.#context, file), element)
      if (isGone) gone.push(id)
      if (!record) continue
      if (!isProduct(this.#context, id)) findings.error(file, id, 'stock of no such product')
      else {
        if (list.seen.has(id)) findings.warn(file, id, 'two stock records; the last counts')
        list.seen.add(id)
        rows.set(id, toRow(list.id, record))
      }
    }
    await this.#remove(list.id, gone)
    addCount(this.#context, 'stockRecords', rows.size)
    const inOrder = [...rows.values()].sort((a, b) => (a.product_id < b.product_id ? -1 : 1))
    await insertInChunks(inOrder, (chunk) =>
      db
        .insertInto('inventory')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.columns(['list_id', 'product_id']).doUpdateSet({
            ...toExcluded(['allocation', 'perpetual', 'preorderable', 'backorderable']),
            ...toExcluded(['in_stock_date']),
            preorder_backorder_allocation: sql<number | null>`case
              when ${isNewAllocation} or inventory.preorder_backorder_allocation is null
              then excluded.preorder_backorder_allocation
              else inventory.preorder_backorder_allocation end`,
            ats: sql<number>`case when ${isNewAllocation} then excluded.ats else inventory.ats end`,
            allocation_at: sql<Date>`greatest(excluded.allocation_at, inventory.allocation_at)`,
          }),
        )
        .execute(),
    )
  }

  async #remove(listId: string, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return
    await this.#delete(listId, sql`product_id = any(${[...productIds]}::text[])`)
  }

  async #closeList(file: string): Promise<void> {
    const list = this.#list
    this.#list = undefined
    if (!list || this.#context.broken.has(file) || !isWhole(this.#context, 'inventory')) return
    await this.#delete(
      list.id,
      sql`not exists (select from unnest(${[...list.seen]}::text[]) as kept(id)
        where kept.id = product_id)`,
    )
  }

  async #delete(listId: string, which: RawBuilder<unknown>): Promise<void> {
    await sql`
      with gone as (
        select product_id from inventory where list_id = ${listId} and ${which}
        order by product_id collate "C" for update
      )
      delete from inventory using gone
      where list_id = ${listId} and inventory.product_id = gone.product_id`.execute(
      this.#context.db,
    )
  }
}

/** What was sold beyond the allocation was preordered. */
function toRow(listId: string, record: InventoryRecord) {
  const rest = record.allocation - record.turnover
  const beyond = record.preorderBackorderAllocation
  return {
    list_id: listId,
    product_id: record.productId,
    ats: Math.max(0, rest),
    allocation: record.allocation,
    allocation_at: record.allocationAt ?? '-infinity',
    perpetual: record.perpetual,
    preorderable: record.handling === 'preorder',
    backorderable: record.handling === 'backorder',
    in_stock_date: record.inStockDate ?? null,
    preorder_backorder_allocation:
      beyond === undefined ? null : Math.max(0, beyond + Math.min(0, rest)),
  }
}

const isNewAllocation = sql`(excluded.allocation_at > inventory.allocation_at
  or (excluded.allocation_at = '-infinity' and excluded.allocation <> inventory.allocation))`
