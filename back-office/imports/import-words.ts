import type { ImportMode, ImportState } from '@contracts/import'
import type { States } from '../parts/state-badge'

export const IMPORT_STATES: States<ImportState> = {
  uploaded: ['Uploaded', 'gray'],
  checking: ['Checking', 'blue'],
  checked: ['Checked', 'blue'],
  importing: ['Importing', 'blue'],
  imported: ['Imported', 'green'],
  refused: ['Nothing could be used', 'red'],
  failed: ['Failed', 'red'],
  interrupted: ['Interrupted', 'orange'],
}

export const isRunning = (state: ImportState) => state === 'checking' || state === 'importing'

/** Short names: a longer one would be cut off in the field. */
export const MODES: readonly (readonly [ImportMode, string])[] = [
  ['merge', 'Merge'],
  ['update', 'Update'],
  ['replace', 'Replace'],
  ['delete', 'Delete'],
]

export const EFFECTS: Readonly<Record<ImportMode, string>> = {
  merge: 'Adds what is new, and changes only what the archive names.',
  update: 'Changes only what is there already, and adds nothing.',
  replace: 'Also removes what the archive no longer has (never customers, orders and their lists).',
  delete: 'Deletes what the archive names.',
}

/** `stockRecords` → `stock records` */
export const toKindName = (kind: string) =>
  kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
