import { readConfig } from '../commerce/config'
import { openDatabase } from '../commerce/db/client'
import { migrate } from '../commerce/db/migrate'
import { recountFigures } from '../commerce/figures/recount-figures'

/** Compares the figures of reports with all orders; with `--repair`, counts again what differs. */
async function main(): Promise<void> {
  const repair = process.argv.includes('--repair')
  const database = await openDatabase(readConfig())
  try {
    await migrate(database.db)
    const { orders, findings } = await recountFigures(database.db, { repair })
    for (const finding of findings) console.log(finding)
    if (findings.length === 0) console.log(`The figures equal a recount of ${orders} orders.`)
    else if (repair) console.log('They were counted again.')
    if (findings.length > 0 && !repair) process.exitCode = 1
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
