/* What the engine and its back office say to each other of imports (docs/adr/0106). Times are ISO texts. */

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'imported'
  /** Nothing of it could be used. */
  | 'refused'
  | 'failed'
  /** The engine stopped in the middle. */
  | 'interrupted'

/** `merge`: only what the archive marks for deletion is removed. */
export const IMPORT_MODES = ['replace', 'merge'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_FILE_TYPE = 'application/zip'

export const MOST_OF_ARCHIVE = {
  bytes: 500_000_000,
  /** Unpacked. */
  entries: 100_000,
  unpackedBytes: 5_000_000_000,
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

/** Findings of one kind in one file. */
export interface ImportFindings {
  /** `error`: it was left out. `warning`: it is in, but should be looked at. */
  severity: 'error' | 'warning'
  file: string
  count: number
  /** The first of them; `id` is of what it is about. */
  examples: { id: string; message: string }[]
}

export interface ImportReport {
  /** Something of it can be used. */
  isUsable: boolean
  /** What was read, by kind: `products`, `prices` … */
  counts: Readonly<Record<string, number>>
  findings: ImportFindings[]
  errors: number
  warnings: number
  /** Kinds of findings that are not listed. */
  unlisted: number
}

export interface ImportTrial extends ImportReport {
  changes: { what: string; added: number; changed: number; removed: number }[]
}

export interface OfficeImport extends OfficeImportRow {
  /** Of what is seen: named where something is done with it. */
  revision: number
  mode: ImportMode
  /** The uploaded file is still there. */
  hasFile: boolean
  /** Of one step, in bytes or pieces. */
  progress?: { step: string; done: number; total: number }
  trial?: ImportTrial
  result?: ImportReport
  /** Why it failed. */
  problem?: string
}
