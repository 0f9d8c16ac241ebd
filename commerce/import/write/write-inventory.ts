import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { InventoryListRecord, InventoryRecord } from '../archive.schemas'
import {
  filesOf,
  isProduct,
  isWhole,
  modeOf,
  toReading,
  type WriteContext,
} from '../import-context'
import { readInventoryList, readInventoryRecord } from '../read/read-inventory'
import { isGone, readEach } from '../read/parse-records'
import { withDependents } from '../record-fields'
import { streamRecords } from '../stream-records'
import type { XmlElement } from '../../archives/xml-element'
import type { RowEntry, RowKind } from './row-kind'
import { RowStore, type RowLog } from './row-store'
import { writeLists } from './write-lists'

export const LIST_CONTAINERS = ['inventory', 'inventory-list', 'records']

const isNewAllocation = sql`(excluded.allocation_at > inventory.allocation_at
  or (excluded.allocation_at = '-infinity' and excluded.allocation <> inventory.allocation))`

const LIST: RowKind = {
  table: 'inventory_list',
  key: ['id'],
  root: 'inventory',
  count: 'inventoryLists',
}
const STOCK: RowKind = {
  table: 'inventory',
  key: ['list_id', 'product_id'],
  root: 'inventory',
  count: 'stockRecords',
  lockedBy: 'product_id',
  set: {
    preorder_backorder_allocation: sql`case
      when ${isNewAllocation} or inventory.preorder_backorder_allocation is null
      then excluded.preorder_backorder_allocation
      else inventory.preorder_backorder_allocation end`,
    ats: sql`case when ${isNewAllocation} then excluded.ats else inventory.ats end`,
    allocation_at: sql`greatest(excluded.allocation_at, inventory.allocation_at)`,
  },
}
/** Columns that depend on what a stock record names. */
const DEPENDENTS = {
  allocation: ['ats', 'allocationAt'],
  handling: ['preorderable', 'backorderable'],
}

/** Stock is written separately, outside the import's transaction. */
export type StockContext = Omit<WriteContext, 'trx' | 'rows'> & { db: Db; log?: RowLog }

/**
 * Writes allocations. The sellable quantity (`ats` and the quantity for preorders and backorders)
 * is reset only if the archive has a newer allocation timestamp or, without timestamps, a different
 * allocation, so that repeating an import does not restore sold stock. Short transactions lock the
 * rows in the same order as orders do, so that orders need not wait for the whole import.
 */
export async function writeInventory(context: StockContext): Promise<void> {
  const writer = new InventoryWriter(context)
  for (const { path } of filesOf(context, 'inventory')) await writer.writeFile(path)
  await writer.finish()
}

class InventoryWriter {
  readonly #context: StockContext
  readonly #rows: RowStore
  readonly #seen = new Set<string>()
  #listId: string | undefined
  /** Whether the file has records of the open list. */
  #hasRecords = false

  constructor(context: StockContext) {
    this.#context = context
    const kinds = {
      modeOf: (root: string) => modeOf(context, root),
      isWhole: (root: string) => isWhole(context, root),
    }
    this.#rows = new RowStore(context.db, context, kinds, context.log)
  }

  async writeFile(file: string): Promise<void> {
    await writeLists(streamRecords(this.#context, file, LIST_CONTAINERS), {
      record: 'record',
      open: (header) => this.#openList(file, header),
      write: (records) => this.#writeRecords(file, records),
      close: () => this.#closeList(),
    })
  }

  async finish(): Promise<void> {
    await this.#rows.finish(STOCK)
    await this.#rows.finish(LIST)
  }

  async #openList(file: string, header: XmlElement): Promise<void> {
    const { mode, db } = this.#context
    const id = header.attributes['list-id']
    const reading = toReading(this.#context, file)
    this.#hasRecords = false
    if (mode === 'delete') {
      this.#listId = id
      return
    }
    if (isGone(reading, header)) return this.#deleteList(id)
    const list = readInventoryList(reading, header)
    const entry = { key: { id }, ...(list && { row: toListRow(list), naming: list.naming }) }
    await this.#rows.write(LIST, [entry])
    const query = db
      .selectFrom('inventory_list')
      .select('id')
      .where('id', '=', id ?? '')
    this.#listId = (await query.executeTakeFirst())?.id
  }

  async #writeRecords(file: string, elements: readonly XmlElement[]): Promise<void> {
    const listId = this.#listId
    const { findings, broken } = this.#context
    if (elements.length === 0) return
    this.#hasRecords = true
    if (listId === undefined) {
      findings.error(
        file,
        '',
        'the inventory list of this stock does not exist, or could not be read',
      )
      broken.add(file)
      return
    }
    const reading = toReading(this.#context, file)
    const records = readEach(
      reading,
      elements,
      ({ attributes }) => attributes['product-id'],
      (element) => readInventoryRecord(reading, element),
    )
    const entries = records.map(({ id, record, isGone: isRemoved }): RowEntry => {
      const key = { list_id: listId, product_id: id || undefined }
      if (!record) return { key, isGone: isRemoved }
      const text = JSON.stringify(key)
      if (this.#seen.has(text)) findings.warn(file, id, 'two stock records; the last one is used')
      this.#seen.add(text)
      if (!isProduct(this.#context, id)) {
        findings.error(file, id, 'the product of this stock record does not exist')
        return { key }
      }
      return { key, row: toRow(listId, record), naming: withDependents(record.naming, DEPENDENTS) }
    })
    const idOf = ({ key }: RowEntry) => String(key['product_id'])
    await this.#rows.write(
      STOCK,
      entries.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)),
    )
  }

  async #closeList(): Promise<void> {
    const id = this.#listId
    this.#listId = undefined
    if (this.#context.mode === 'delete' && !this.#hasRecords) await this.#deleteList(id)
  }

  /** Deletes the stock by itself, so that it is counted and logged. */
  async #deleteList(id: string | undefined): Promise<void> {
    if (id !== undefined) await this.#rows.delete(STOCK, [{ list_id: id }])
    await this.#rows.write(LIST, [{ key: { id }, isGone: true }])
  }
}

function toListRow({ id, description, defaultInStock }: InventoryListRecord) {
  return { id, description: description ?? null, default_in_stock: defaultInStock }
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
