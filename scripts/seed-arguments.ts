import { parseArgs } from 'node:util'

export const SEED_HELP = `Usage: npm run seed -- [archive] [--merge] [--keep-own]

Brings a B2C Commerce site-import archive into the database of DATA_DIR or DATABASE_URL.

  archive   a folder, or a zip file as exports are; default: the demo retailer.
            Pictures are those in its catalogs/*/static, and in a folder photos
            beside it; content items are looked for in a folder content.
  --merge   remove nothing but what the archive says to remove (mode="delete").
            Without it, what an archive no longer has is removed, kind by kind.
  --keep-own  do nothing when the database holds an archive that was given by its
            path before: what npm start does. Without it, the demo retailer is
            brought back.

What cannot be used is named and counted; the rest is taken in. It ends with an
error only when nothing could be used. Run it again whenever you like: an unchanged
archive is passed over, sold stock stays sold, customers and orders stay.`

export interface SeedArguments {
  archive?: string
  mode?: 'merge'
  /** Does not replace an archive that was imported by its path. */
  keepOwn?: boolean
}

/** @throws Error naming an option that does not exist, or a second archive. */
export function parseSeedArguments(args: readonly string[]): SeedArguments | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      merge: { type: 'boolean' },
      'keep-own': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  if (positionals.length > 1) throw new Error(`One archive at a time.\n\n${SEED_HELP}`)
  const mode = values.merge ? 'merge' : undefined
  return { archive: positionals[0], mode, keepOwn: values['keep-own'] }
}
