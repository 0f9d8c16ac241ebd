import type { Db, Trx } from '../db/client'
import { InsufficientStock } from './insufficient-stock'
import { addStock, lockStock, selectDefaultInStock, selectStock } from './inventory.repository'
import {
  mergeLines,
  toStockStatus,
  withAhead,
  type StockLine,
  type StockStatus,
} from './inventory.rules'

export interface InventoryService {
  /** Returns the availability of each product in one list; every requested id is in the result. */
  getInventory(
    listId: string,
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, StockStatus>>
  /** Returns the availability in several lists: list id → product id → availability. */
  getInventories(
    listIds: readonly string[],
    productIds: readonly string[],
    trx?: Trx,
  ): Promise<Map<string, Map<string, StockStatus>>>
  /**
   * @returns the lines, with `ahead`, which `giveBack` needs to undo it
   * @throws InsufficientStock for the first line that is not available.
   */
  take<Line extends StockLine>(trx: Trx, lines: readonly Line[]): Promise<Line[]>
  /** What was taken `ahead` goes back to the allocation, all else to the stock. */
  giveBack(trx: Trx, lines: readonly StockLine[]): Promise<void>
  /** Sets the stock of a product that a list does not have to 0. @returns what it was before */
  writeOff(trx: Trx, listId: string, productId: string): Promise<number>
}

export function createInventoryService(db: Db): InventoryService {
  async function getInventories(
    listIds: readonly string[],
    productIds: readonly string[],
    trx?: Trx,
  ) {
    const result = new Map<string, Map<string, StockStatus>>()
    if (listIds.length === 0) return result
    const source = trx ?? db
    const rows = productIds.length > 0 ? await selectStock(source, listIds, productIds) : []
    const defaults = await selectDefaultInStock(source, listIds)
    const records = new Map(rows.map((row) => [JSON.stringify([row.listId, row.productId]), row]))
    for (const listId of listIds) {
      const statuses = productIds.map((id): [string, StockStatus] => {
        const record = records.get(JSON.stringify([listId, id]))
        return [id, toStockStatus(record, defaults.has(listId))]
      })
      result.set(listId, new Map(statuses))
    }
    return result
  }

  return {
    getInventories,
    async getInventory(listId, productIds, trx) {
      return (await getInventories([listId], productIds, trx)).get(listId) ?? new Map()
    },
    async take(trx, lines) {
      const wanted = mergeLines(lines).filter((line) => line.quantity > 0)
      if (wanted.length === 0) return [...lines]
      const rows = await lockStock(trx, wanted)
      const records = new Map(rows.map((row) => [JSON.stringify([row.listId, row.productId]), row]))
      const defaults = await selectDefaultInStock(
        trx,
        wanted.map((line) => line.listId),
      )
      const taken = wanted.map(({ listId, productId, quantity }): StockLine => {
        const record = records.get(JSON.stringify([listId, productId]))
        const { ats, stockLevel } = toStockStatus(record, defaults.has(listId))
        if (ats < quantity) throw new InsufficientStock(productId, listId, quantity, ats)
        const ahead = Math.max(0, quantity - stockLevel)
        return { listId, productId, quantity, ...(ahead > 0 && { ahead }) }
      })
      await addStock(
        trx,
        taken.map(({ ahead: _, ...line }) => ({ ...line, quantity: -line.quantity })),
      )
      return withAhead(lines, taken)
    },
    async giveBack(trx, lines) {
      const returned = mergeLines(lines).filter((line) => line.quantity > 0)
      if (returned.length === 0) return
      await lockStock(trx, returned)
      await addStock(trx, withAhead(returned, returned))
    },
    async writeOff(trx, listId, productId) {
      const [record] = await lockStock(trx, [{ listId, productId, quantity: 0 }])
      if (!record || record.perpetual || record.ats === 0) return 0
      await addStock(trx, [{ listId, productId, quantity: -record.ats }])
      return record.ats
    },
  }
}
