import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, type Database } from '../db/client'
import { migrate } from '../db/migrate'
import { pgliteParts } from './pglite-parts'
import { loadPreparedDatabase, stateOfMigrations } from './prepared-database'
import { useForAll } from './use'

/** An empty, migrated database for the tests of a file or `describe`. */
export const useDatabase = (): Database => useForAll(createTestDatabase)

export async function createTestDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl) return createOnServer(serverUrl, templateName())
  const loadDataDir = await loadPreparedDatabase()
  return openDatabase({ pglite: { loadDataDir, ...pgliteParts() } })
}

export async function createEmptyDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  return serverUrl ? createOnServer(serverUrl) : openDatabase({ pglite: pgliteParts() })
}

/** @param template the database that is copied; by default one without tables */
export async function createOnServer(
  serverUrl: string,
  template = 'template1',
): Promise<Database & { url: string }> {
  const name = randomName()
  // in half the time that it takes to write the copy to the log
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = addressOf(serverUrl, name)
  const database = await openDatabase({ databaseUrl: url })
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

export async function prepareTemplate(serverUrl: string): Promise<void> {
  const isThere = 'select from pg_database where datname = $1'
  if ((await runOnServer(serverUrl, isThere, [templateName()])) > 0) return
  const name = randomName()
  await runOnServer(serverUrl, `create database ${name}`)
  const { db, close } = await openDatabase({ databaseUrl: addressOf(serverUrl, name) })
  await migrate(db)
  await close()
  // renamed when complete: an aborted run must not leave an incomplete template
  await runOnServer(serverUrl, `alter database ${name} rename to ${templateName()}`)
}

const templateName = () => `migrated_${stateOfMigrations()}`
const randomName = () => `test_${randomBytes(6).toString('hex')}`

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** @returns the number of rows found or changed. */
async function runOnServer(
  serverUrl: string,
  statement: string,
  values: string[] = [],
): Promise<number> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return (await client.query(statement, values)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
