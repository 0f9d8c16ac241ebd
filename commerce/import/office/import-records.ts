import { sql, type RawBuilder } from 'kysely'
import type { ImportMode } from '../../../contracts/import'
import type { OperatorRole } from '../../../rules/operator-rights'
import { recordChange, type Actor } from '../../audit/record-change'
import type { Trx } from '../../db/client'
import { conflict, notFound } from '../../http/problem'
import type { ImportRow } from './office-import.mapper'

const MAX_FILES = 5

const RUNNING = ['checking', 'importing'] as const
const SILENT_MS = 30_000

export interface Start {
  what: 'trial' | 'import'
  mode?: ImportMode
  expectedRevision: number
  roles: readonly OperatorRole[]
}

/** Returns the condition for imports whose engine has stopped. */
export function whereStopped(engine: {
  name: string
  beginning: Date
  runningId?: number
  now: Date
}): RawBuilder<boolean> {
  const silent = new Date(engine.now.getTime() - SILENT_MS)
  return sql<boolean>`(state in ('checking', 'importing') and id <> ${engine.runningId ?? 0}
    -- started by the previous process of this engine
    and (engine = ${engine.name} and alive_at < ${engine.beginning} or alive_at < ${silent}))`
}

/** The revision stays, because readers have seen them as interrupted before. */
export async function endStopped(trx: Trx, isStopped: RawBuilder<boolean>, at: Date) {
  const set = { state: 'interrupted', finished_at: at, progress: null } as const
  await trx.updateTable('office_import').set(set).where(isStopped).execute()
}

const subjectOf = ({ id }: { id: number }) => ({ type: 'import', id: String(id) }) as const

export async function lockImport(trx: Trx, id: number): Promise<ImportRow> {
  const query = trx.selectFrom('office_import').selectAll().where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  if (row) return row
  throw noSuchImport(id)
}

export async function refuseStart(
  trx: Trx,
  row: ImportRow,
  { what, expectedRevision }: Pick<Start, 'what' | 'expectedRevision'>,
): Promise<void> {
  const busy = await trx
    .selectFrom('office_import')
    .select(['file_name', 'started_by', 'state'])
    .where('state', 'in', RUNNING)
    .executeTakeFirst()
  if (busy) {
    const doing = busy.state === 'checking' ? 'checking' : 'importing'
    throw conflict(`${busy.started_by ?? 'Somebody'} is ${doing} ${busy.file_name} now.`)
  }
  if (row.revision !== expectedRevision) {
    throw conflict('This import was changed meanwhile. Reload it.')
  }
  if (!row.has_file) throw conflict('The file is no longer there. Upload it again.')
  if (what === 'import' && !row.trial?.isUsable) {
    throw conflict('Check the archive first; errors must be resolved before it is imported.')
  }
}

export async function insertUpload(
  trx: Trx,
  file: Pick<ImportRow, 'file_name' | 'bytes' | 'file_key' | 'mode'>,
  by: Actor,
  at: Date,
): Promise<ImportRow> {
  const row = await trx
    .insertInto('office_import')
    .values({ ...file, state: 'uploaded', uploaded_at: at, uploaded_by: by.name })
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = { fileName: row.file_name, bytes: row.bytes }
  await recordChange(trx, by, { action: 'uploaded', subject: subjectOf(row), after }, at)
  return row
}

export async function markStarted(
  trx: Trx,
  start: Pick<Start, 'what'> & { id: number; mode: ImportMode; engine: string },
  by: Actor,
  at: Date,
): Promise<ImportRow> {
  const { id, what, mode, engine } = start
  const progress = JSON.stringify({ step: 'starting', done: 0, total: 0 })
  const row = await trx
    .updateTable('office_import')
    .set((eb) => ({
      ...{ mode, started_at: at, started_by: by.name, engine, alive_at: at },
      ...{ progress, problem: null, finished_at: null },
      state: what === 'trial' ? 'checking' : 'importing',
      revision: eb('revision', '+', 1),
      ...(what === 'trial' && { trial: null }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const action = what === 'trial' ? 'checked' : 'started'
  const after = { fileName: row.file_name, mode }
  await recordChange(trx, by, { action, subject: subjectOf(row), after }, at)
  return row
}

/** Keeps only the newest files. @returns the keys of the others. */
export async function dropOldFiles(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    update office_import set has_file = false
    where has_file and state not in ('checking', 'importing') and id not in (
      select id from office_import where has_file order by id desc limit ${MAX_FILES})
    returning file_key`.execute(trx)
  return rows.map((row) => row.file_key)
}

export const noSuchImport = (id: number) =>
  notFound(`There is no import ${id}.`, 'import-not-found')
