import type { ImportMode, ImportReport, ImportTrial } from '../../../contracts/import'
import type { OperatorRole } from '../../../rules/operator-rights'
import type { ImportAuthor } from '../log-changes'
import type { Progress } from '../import-context'

/* Messages between the engine and the process that reads an archive. */

export interface ImportJob {
  what: 'trial' | 'import'
  file: string
  mode: ImportMode
  roles: readonly OperatorRole[]
  mediaDir: string
  importedMediaDir: string
  now: Date
  author: ImportAuthor
  /** The folder of a copy of the embedded database, in which the archive is checked. */
  copyDir?: string
}

export type DatabaseCall =
  | { what: 'acquire' | 'release'; connection: number }
  | { what: 'query'; connection: number; sql: string; parameters: unknown[] }

export interface DatabaseAnswer {
  rows: unknown[]
  affected?: bigint
}

export type Outcome =
  | { state: 'checked'; trial: ImportTrial }
  | { state: 'imported' | 'refused'; result: ImportReport }
  | { state: 'failed'; problem: string }

export type ToEngine =
  | { kind: 'ready' }
  | { kind: 'alive'; progress?: Progress }
  | { kind: 'call'; id: number; call: DatabaseCall }
  | { kind: 'done'; outcome: Outcome }

/** The members of a database error that callers read. */
export interface SentError {
  name: string
  message: string
  code?: unknown
  constraint?: unknown
}

export type ToImport =
  | { kind: 'job'; job: ImportJob }
  | { kind: 'answer'; id: number; answer: DatabaseAnswer }
  | { kind: 'error'; id: number; error: SentError }
