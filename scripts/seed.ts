import { readConfig } from '../commerce/config'
import { openDatabase } from '../commerce/db/client'
import { migrate } from '../commerce/db/migrate'
import { seed } from '../commerce/import/seed'

/**
 * Brings the demo retailer into the database of the environment (DATA_DIR or DATABASE_URL).
 * The engine must not run on the same folder meanwhile.
 */
async function main(): Promise<void> {
  const started = Date.now()
  console.log('Opening the database')
  const database = await openDatabase(readConfig())
  try {
    const applied = await migrate(database.db)
    if (applied.length > 0) console.log(`Migrations: ${applied.join(', ')}`)
    await seed(database.db, { onProgress: (line) => console.log(line) })
  } finally {
    await database.close()
  }
  console.log(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
