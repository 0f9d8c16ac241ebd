import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, type Database } from '../db/client'
import { migrate } from '../db/migrate'
import { loadPreparedDatabase } from './prepared-database'

/**
 * A migrated, empty database of its own: embedded in memory, or, with TEST_DATABASE_URL, created
 * on that PostgreSQL and dropped on close.
 */
export async function createTestDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) return openDatabase({ loadDataDir: await loadPreparedDatabase() })
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href })
  await migrate(database.db)
  return {
    ...database,
    close: async () => {
      await database.close()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
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
