import { parseArgs } from 'node:util'
import { utcDay } from '../rules/days'

export const EXPORT_HELP = `Usage: npm run export -- [archive]

Writes the shop in the database of DATA_DIR or DATABASE_URL as a B2C Commerce
site-import archive, which npm run seed reads again.

  archive   a new folder, or a zip file if the name ends in .zip;
            default: var/exports/ with today's date.

The archive holds everything that archives can hold: customers with the hashes of
their passwords, orders, and the numbers of gift certificates. Keep it as safe as
the database.`

/** @throws Error naming an option that does not exist, or a second archive. */
export function parseExportArguments(args: readonly string[], now: Date): string | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return 'help'
  if (positionals.length > 1) throw new Error(`Pass only one archive.\n\n${EXPORT_HELP}`)
  return positionals[0] ?? `var/exports/shop-${utcDay(now)}.zip`
}
