import type { Selectable } from 'kysely'
import type {
  ImportReport,
  ImportTrial,
  OfficeImport,
  OfficeImportRow,
} from '../../../contracts/import'
import type { FindingGroup } from '../../archives/findings'
import type { ImportReport as Report } from '../import-archive'
import type { TrialReport } from '../try-archive'
import type { Schema } from '../../db/schema'

export type ImportRow = Selectable<Schema['office_import']>

const MAX_FINDINGS = 300

export function toReportView({ outcome, counts, groups }: Report): ImportReport {
  const of = (asked: FindingGroup['severity']) =>
    groups.filter(({ severity }) => severity === asked)
  const [errors, warnings, notes] = [of('error'), of('warning'), of('note')]
  const sum = (some: readonly FindingGroup[]) => some.reduce((all, { count }) => all + count, 0)
  const inOrder = [...errors, ...warnings, ...notes]
  return {
    isUsable: outcome !== 'refused',
    counts,
    findings: inOrder.slice(0, MAX_FINDINGS).map(({ severity, file, count, examples }) => ({
      severity,
      file,
      count,
      examples: examples.map(({ id, message }) => ({ id, message })),
    })),
    errors: sum(errors),
    warnings: sum(warnings),
    notes: sum(notes),
    unlisted: Math.max(0, inOrder.length - MAX_FINDINGS),
  }
}

export function toTrialView(report: TrialReport): ImportTrial {
  return { ...toReportView(report), changes: report.changes }
}

type ListedRow = Pick<
  ImportRow,
  | 'id'
  | 'file_name'
  | 'bytes'
  | 'state'
  | 'uploaded_at'
  | 'uploaded_by'
  | 'started_at'
  | 'started_by'
  | 'finished_at'
>

export function toListed(row: ListedRow): OfficeImportRow {
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    state: row.state,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploaded_by,
    ...(row.started_at && { startedAt: row.started_at.toISOString() }),
    ...(row.started_by !== null && { startedBy: row.started_by }),
    ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
  }
}

export function toOfficeImport(row: ImportRow): OfficeImport {
  return {
    ...toListed(row),
    revision: row.revision,
    mode: row.mode,
    hasFile: row.has_file,
    ...(row.progress && { progress: row.progress }),
    ...(row.trial && { trial: row.trial }),
    ...(row.result && { result: row.result }),
    ...(row.problem !== null && { problem: row.problem }),
  }
}
