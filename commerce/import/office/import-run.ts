import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportMode, OfficeImport } from '../../../contracts/import'
import type { OperatorRole } from '../../../rules/operator-rights'
import { recordChange, type Actor } from '../../audit/record-change'
import type { Db } from '../../db/client'
import { clearCache } from '../../db/cache'
import { DatabaseAwayError } from '../../db/database-away'
import { DiskRoom } from '../../db/disk-room'
import type { EmbeddedDatabase } from '../../db/embedded-database'
import { embeddedDatabases, exchangeFiles } from '../../db/exchange-database'
import { transact } from '../../db/transact'
import { copyDatabase, NO_ROOM } from './copy-database'
import type { ImportFiles } from './import-files'
import { runImport } from './import-runner'
import type { ImportJob, Outcome } from './import-wire'

const BEAT_MS = 1_000
const RETRY_MS = 1_000

export interface RunDependencies {
  db: Db
  files: ImportFiles
  mediaDir: string
  importedMediaDir: string
  onProgress: (progress: Progress) => void
  now: () => Date
  /** Aborted when the engine stops. */
  stopping: AbortSignal
}

export interface Run {
  id: number
  key: string
  mode: ImportMode
  what: 'trial' | 'import'
  by: Actor
  roles: readonly OperatorRole[]
}

/**
 * Runs a trial or an import of an archive that is marked as running, and stores the result, even if
 * the database takes it only later, for instance because its disk is full.
 */
export async function carryOut(dependencies: RunDependencies, run: Run): Promise<void> {
  const stopBeating = startBeating(dependencies, run.id)
  const show = (progress: Progress) => {
    stopBeating.show(progress)
    dependencies.onProgress(progress)
  }
  const outcome = await work(dependencies, run, show).catch((error: unknown): Outcome => {
    const problem = error instanceof Error ? error.message : String(error)
    const file = dependencies.files.pathOf(run.key)
    return { state: 'failed', problem: problem.replaceAll(file, 'the archive') }
  })
  await stopBeating()
  for (;;) {
    try {
      return await finish(dependencies, run, outcome)
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error
      await wait(RETRY_MS, undefined, { signal: dependencies.stopping })
    }
  }
}

async function work(
  { db, files, mediaDir, importedMediaDir, now }: RunDependencies,
  { id, key, mode, what, roles, by }: Run,
  show: (progress: Progress) => void,
): Promise<Outcome> {
  const file = files.pathOf(key)
  const author = { by, importId: String(id) }
  const job = { what, file, mode, roles, mediaDir, importedMediaDir, now: now(), author }
  const embedded = embeddedDatabases.get(db)
  const { folder } = embedded ?? {}
  const outcome =
    embedded && folder !== undefined
      ? await files.withFolder((copyDir) =>
          workInCopy(db, embedded, folder, { ...job, copyDir }, show),
        )
      : await runImport(job, { db, show })
  if (what === 'import') clearCache(db)
  if (outcome.state !== 'failed') return outcome
  return { ...outcome, problem: outcome.problem.replaceAll(file, 'the archive') }
}

/**
 * Works in a copy of the embedded database. While an archive is imported, statements that only read
 * go on; what writes waits until the copy has replaced the database.
 */
async function workInCopy(
  db: Db,
  embedded: EmbeddedDatabase,
  folder: string,
  job: ImportJob & { copyDir: string },
  show: (progress: Progress) => void,
): Promise<Outcome> {
  const copy = path.join(job.copyDir, 'database')
  const freeze = job.what === 'import' ? () => embedded.freeze() : undefined
  let copying: Promise<void> | undefined
  const prepare = () => (copying = copyDatabase(db, folder, copy, freeze))
  let outcome: Outcome | undefined
  try {
    outcome = await runImport(job, { db, show, prepare })
    if (outcome.state !== 'failed' || !new DiskRoom(job.copyDir).isLacking()) return outcome
    return { ...outcome, problem: NO_ROOM }
  } finally {
    await copying?.catch(() => undefined)
    const exchange = () => exchangeFiles(folder, copy)
    const isImported = outcome?.state === 'imported'
    if (freeze) {
      await db.connection().execute(() => embedded.thaw(isImported ? exchange : undefined))
    }
  }
}

async function finish(
  { db, files, now }: RunDependencies,
  { id, key, what, by }: Run,
  outcome: Outcome,
): Promise<void> {
  const isOver = outcome.state === 'imported'
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('office_import')
      .set((eb) => ({
        state: outcome.state,
        revision: eb('revision', '+', 1),
        finished_at: now(),
        progress: null,
        problem: outcome.state === 'failed' ? outcome.problem : null,
        ...(outcome.state === 'checked' && { trial: JSON.stringify(outcome.trial) }),
        ...('result' in outcome && { result: JSON.stringify(outcome.result) }),
        ...(isOver && { has_file: false }),
      }))
      .where('id', '=', id)
      .where('state', 'in', ['checking', 'importing', 'interrupted'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n || what === 'trial') return
    const after = 'result' in outcome ? { ...outcome.result.counts } : { problem: outcome.state }
    const subject = { type: 'import', id: String(id) } as const
    await recordChange(trx, by, { action: outcome.state, subject, after }, now())
  })
  if (isOver) await files.remove(key)
}

type Progress = NonNullable<OfficeImport['progress']>

/** Stores the progress every second. */
function startBeating({ db, now }: RunDependencies, id: number) {
  let progress: Progress = { step: 'starting', done: 0, total: 0 }
  let beating: Promise<unknown> | undefined
  const beat = () => {
    beating ??= db
      .updateTable('office_import')
      .set({ progress: JSON.stringify(progress), alive_at: now() })
      .where('id', '=', id)
      .where('state', 'in', ['checking', 'importing'])
      .execute()
      // the next update tries again
      .catch(() => undefined)
      .finally(() => (beating = undefined))
  }
  const timer = setInterval(beat, BEAT_MS)
  const stop = async () => {
    clearInterval(timer)
    await beating
  }
  return Object.assign(stop, { show: (next: Progress) => (progress = next) })
}
