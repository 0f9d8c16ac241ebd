import { parseArgs } from 'node:util'
import { IMPORT_MODES, type ImportMode } from '../contracts/import'

export const SEED_HELP = `Usage: npm run seed -- [archive] [--merge | --update | --delete] [--keep-own]

Brings a B2C Commerce site-import archive into the database of DATA_DIR or DATABASE_URL.

  archive   a folder, or a zip file as exports are; default: the demo retailer.
            Pictures are those in its catalogs/*/static, and in a folder photos
            beside it; content items are looked for in a folder content.
  --merge   add what is new, and change only what the archive names: an element that
            is absent stays, an empty one clears.
  --update  change what is there already, as --merge does, and add nothing.
  --delete  delete what the archive names.
            Without any of these, the archive replaces: what it no longer has is
            removed too, of each kind in it.
  --keep-own  do nothing when the database holds an archive that was given by its
            path before: what npm start does. Without it, the demo retailer is
            brought back.

What cannot be used is named and counted; the rest is taken in. It ends with an
error only when nothing could be used. Run it again whenever you like: an unchanged
archive is passed over, sold stock stays sold, customers and orders stay.`

export interface SeedArguments {
  archive?: string
  mode?: ImportMode
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
      update: { type: 'boolean' },
      delete: { type: 'boolean' },
      'keep-own': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  if (positionals.length > 1) throw new Error(`Pass only one archive.\n\n${SEED_HELP}`)
  const given: Partial<Record<ImportMode, boolean>> = values
  const [mode, ...others] = IMPORT_MODES.filter((one) => given[one])
  if (others.length > 0) throw new Error(`Pass only one mode.\n\n${SEED_HELP}`)
  return { archive: positionals[0], mode, keepOwn: values['keep-own'] }
}
