import type { OperatorRight } from '../rules/operator-rights'

/* Imports in the API between the engine and its back office (docs/adr/0106). Times are ISO texts. */

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'imported'
  /** No part of the archive could be used. */
  | 'refused'
  | 'failed'
  /** The engine stopped during the import. */
  | 'interrupted'

/**
 * What an import does with objects that already exist, as in Salesforce: `merge` adds objects and
 * changes the properties that the archive names, `update` changes existing objects only, `replace`
 * also removes what the archive does not have, of each kind in it, and `delete` deletes the objects
 * that it names. In each mode, objects marked with `mode="delete"` are deleted.
 */
export const IMPORT_MODES = ['merge', 'replace', 'update', 'delete'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_FILE_TYPE = 'application/zip'

export const ARCHIVE_UPLOAD_LIMITS = {
  bytes: 500_000_000,
  /** Limits of the unpacked archive. */
  entries: 100_000,
  unpackedBytes: 5_000_000_000,
  unpackedFileBytes: 2_000_000_000,
  name: 200,
}

export interface OfficeImportRow {
  id: number
  fileName: string
  bytes: number
  state: ImportState
  uploadedAt: string
  uploadedBy: string
  startedAt?: string
  startedBy?: string
  finishedAt?: string
}

export interface OfficeImportList {
  imports: OfficeImportRow[]
  total: number
}

export interface ImportFindings {
  /**
   * `error`: the object was left out. `warning`: it was imported, but should be checked. `note`:
   * nobody needs to do anything.
   */
  severity: 'error' | 'warning' | 'note'
  file: string
  count: number
  /** The first findings; `id` is that of the object. */
  examples: { id: string; message: string }[]
}

export interface ImportReport {
  /** Whether any part of the archive can be used. */
  isUsable: boolean
  /** The number of objects that the shop has of the archive, by kind: `products`, `prices` … */
  counts: Readonly<Record<string, number>>
  findings: ImportFindings[]
  errors: number
  warnings: number
  /** Absent in reports of earlier releases, which have notes among the warnings. */
  notes?: number
  /** The number of kinds of findings that are not listed. */
  unlisted: number
}

/** Personal and secret kinds of data in an exported archive, with the rights that they need. */
export const EXPORT_RIGHTS = {
  couponCodes: ['promotions.write'],
  customers: ['customers.write'],
  giftCertificates: ['gift-cards.write'],
  orders: ['orders.write', 'customers.write', 'gift-cards.write'],
} as const satisfies Record<string, readonly OperatorRight[]>
export type ExportKind = keyof typeof EXPORT_RIGHTS
export const EXPORT_KINDS = ['couponCodes', 'customers', 'giftCertificates', 'orders'] as const

/** Whether an archive is being written at this moment; an engine writes one at a time. */
export interface ExportState {
  isRunning: boolean
}

export interface ImportChange {
  what: string
  added: number
  changed: number
  removed: number
  /** What is removed; only the first ones. Absent in checks of earlier releases. */
  removedIds?: string[]
}

export interface ImportTrial extends ImportReport {
  changes: ImportChange[]
}

export interface OfficeImport extends OfficeImportRow {
  /** The revision of the displayed state; actions must send it. */
  revision: number
  mode: ImportMode
  hasFile: boolean
  /** The progress of one step, in bytes or objects. */
  progress?: { step: string; done: number; total: number }
  trial?: ImportTrial
  result?: ImportReport
  problem?: string
}
