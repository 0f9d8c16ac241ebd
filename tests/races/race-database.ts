import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, type Database, type Db } from '../../commerce/db/client'
import { migrate } from '../../commerce/db/migrate'
import { seedCheckout } from '../../commerce/testing/seed-checkout'

export const STORM_LIST = 'brindille-warehouse'

/** One database for several engines, seeded for a checkout. */
export interface RaceDatabase extends Database {
  url: string
  /** Returns the sellable stock of a product; `setStock` sets it. */
  stockOf(productId: string): Promise<number>
  setStock(productId: string, pieces: number): Promise<void>
}

/**
 * Creates a database without tables.
 * @param serverUrl a PostgreSQL server that allows creating databases
 */
export async function openEmptyDatabase(serverUrl: string): Promise<Database & { url: string }> {
  const name = `race_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href })
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** Creates a database that is seeded for a checkout. @param serverUrl as above */
export async function openRaceDatabase(serverUrl: string): Promise<RaceDatabase> {
  const database = await openEmptyDatabase(serverUrl)
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

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
