import type { ColumnType, Generated } from 'kysely'
import type {
  ImportMode,
  ImportReport,
  ImportState,
  ImportTrial,
  OfficeImport,
} from '../../../contracts/import'
import type { Jsonb, Timestamp } from '../../db/columns'

interface OfficeImportTable {
  id: ColumnType<number, never, never>
  file_name: string
  bytes: number
  file_key: string
  has_file: Generated<boolean>
  mode: ImportMode
  state: ImportState
  revision: Generated<number>
  uploaded_at: Timestamp
  uploaded_by: string
  started_at: Timestamp | null
  started_by: string | null
  finished_at: Timestamp | null
  engine: string | null
  alive_at: Timestamp | null
  progress: Jsonb<NonNullable<OfficeImport['progress']>> | null
  trial: Jsonb<ImportTrial> | null
  result: Jsonb<ImportReport> | null
  problem: string | null
}

/** The table of imports of the back office (migration 440). */
declare module '../../db/schema' {
  interface Schema {
    office_import: OfficeImportTable
  }
}
