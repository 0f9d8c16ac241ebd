import type { Database, Db } from '../../commerce/db/client'
import { migrate } from '../../commerce/db/migrate'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { createOnServer } from '../../commerce/testing/test-database'

export const STORM_LIST = 'brindille-warehouse'

/** One database for several engines, seeded for a checkout. */
export interface RaceDatabase extends Database {
  url: string
  /** Returns the sellable stock of a product; `setStock` sets it. */
  stockOf(productId: string): Promise<number>
  setStock(productId: string, pieces: number): Promise<void>
}

/**
 * Creates a database that is seeded for a checkout.
 * @param serverUrl a PostgreSQL server that allows creating databases
 */
export async function openRaceDatabase(serverUrl: string): Promise<RaceDatabase> {
  const database = await createOnServer(serverUrl)
  await migrate(database.db)
  await seedCheckout(database.db)
  return { ...database, ...stockOn(database.db) }
}

export function stockOn(db: Db) {
  return {
    async stockOf(productId: string): Promise<number> {
      const query = db.selectFrom('inventory').select('ats').where('list_id', '=', STORM_LIST)
      return (await query.where('product_id', '=', productId).executeTakeFirstOrThrow()).ats
    },
    async setStock(productId: string, pieces: number): Promise<void> {
      const update = db.updateTable('inventory').set({ ats: pieces, perpetual: false })
      await update.where('list_id', '=', STORM_LIST).where('product_id', '=', productId).execute()
    },
  }
}
