import { Badge } from '@chakra-ui/react/badge'
import type { ImportMode, ImportState } from '@domain/import-wire'

const STATES: Readonly<Record<ImportState, readonly [name: string, color: string]>> = {
  uploaded: ['Uploaded', 'gray'],
  checking: ['Checking', 'blue'],
  checked: ['Checked', 'blue'],
  importing: ['Importing', 'blue'],
  imported: ['Imported', 'green'],
  refused: ['Nothing could be used', 'red'],
  failed: ['Failed', 'red'],
  interrupted: ['Interrupted', 'orange'],
}

export function ImportStateBadge({ state }: { state: ImportState }) {
  const [name, color] = STATES[state]
  return (
    <Badge variant="surface" colorPalette={color}>
      {name}
    </Badge>
  )
}

export const isRunning = (state: ImportState) => state === 'checking' || state === 'importing'

export const MODES: readonly (readonly [ImportMode, string])[] = [
  ['merge', 'Merge: adds what is new, and changes only what the archive names'],
  ['update', 'Update: changes only what is there already, and adds nothing'],
  [
    'replace',
    'Replace: also removes what the archive no longer has (never customers, orders and their lists)',
  ],
  ['delete', 'Delete: deletes what the archive names'],
]

/** `1.2 MB` */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000).toLocaleString('en-US')} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}

/** `stockRecords` → `stock records` */
export const toKindName = (kind: string) =>
  kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
