import { readConfig } from '../commerce/config'
import { openDatabase } from '../commerce/db/client'
import { migrate } from '../commerce/db/migrate'
import { seed } from '../commerce/seed'
import { parseSeedArguments, SEED_HELP } from './seed-arguments'
import { SeedProgress } from './seed-progress'

/** The embedded database allows only one process, so the engine must not run meanwhile. */
async function main(): Promise<void> {
  const options = parseSeedArguments(process.argv.slice(2))
  if (options === 'help') {
    console.log(SEED_HELP)
    return
  }
  const started = Date.now()
  const progress = new SeedProgress(process.stdout)
  progress.say('Opening the database')
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const applied = await migrate(database.db)
    const [first, last] = [applied[0], applied.at(-1)]
    if (applied.length === 1) progress.say(`Migration: ${first}`)
    if (applied.length > 1) progress.say(`Migrations: ${applied.length}, ${first} to ${last}`)
    await seed(database.db, {
      ...options,
      mediaFolder: config.importedMediaDir,
      onProgress: (line) => progress.say(line),
      onAdvance: (advance) => progress.advance(advance),
    })
  } finally {
    progress.stop()
    await database.close()
  }
  progress.say(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
