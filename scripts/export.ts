import { readConfig } from '../commerce/config'
import { openDatabase } from '../commerce/db/client'
import { migrate } from '../commerce/db/migrate'
import { exportTo } from '../commerce/export/export-to'
import { EXPORT_HELP, parseExportArguments } from './export-arguments'

/** The embedded database allows only one process, so the engine must not run meanwhile. */
async function main(): Promise<void> {
  const target = parseExportArguments(process.argv.slice(2), new Date())
  if (target === 'help') {
    console.log(EXPORT_HELP)
    return
  }
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    await migrate(database.db)
    const paths = await exportTo(database.db, target, { mediaFolder: config.importedMediaDir })
    console.log(`${paths.length} files in ${target}`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
