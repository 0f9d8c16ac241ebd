import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type {
  ImportMode,
  ImportState,
  OfficeImport,
  OfficeImportList,
} from '../../../contracts/import'
import type { Config } from '../../config'
import { type Actor } from '../../audit/record-change'
import type { Db } from '../../db/client'
import { readPage } from '../../db/paging'
import { orderTerms, type Sorting } from '../../db/sorting'
import { transact } from '../../db/transact'
import { conflict } from '../../http/problem'
import { ImportFiles } from './import-files'
import { carryOut, type Run } from './import-run'
import { toListed, toOfficeImport } from './office-import.mapper'
import type { Progress } from '../import-context'
import {
  type Start,
  endStopped,
  whereStopped,
  lockImport,
  refuseStart,
  insertUpload,
  markStarted,
  dropOldFiles,
  noSuchImport,
} from './import-records'

/** The columns by which imports can be sorted. */
export const IMPORT_ORDERS = {
  name: sql`file_name`,
  uploaded: sql`uploaded_at`,
  started: sql`started_at`,
  state: sql`state`,
}

interface ImportsQuery {
  /** Newest first if absent. */
  sort?: Sorting<typeof IMPORT_ORDERS>
  offset: number
  limit: number
}

/** Manages the archives that operators upload, try and import, one at a time (docs/adr/0106). */
export interface ImportOffice {
  list(query: ImportsQuery): Promise<OfficeImportList>
  /** @throws Problem 404 */
  get(id: number): Promise<OfficeImport>
  /** @throws Problem 400, 409, 413 */
  upload(
    body: Readable,
    file: { fileName: string; mode: ImportMode },
    by: Actor,
  ): Promise<OfficeImport>
  /**
   * @throws Problem 404; 409 while another import is running, or if the import has changed
   * meanwhile.
   */
  start(id: number, start: Start, by: Actor): Promise<OfficeImport>
  /**
   * Resolves when the running task of this process has ended. If the database does not take its
   * result, it is not waited for.
   */
  settle(): Promise<void>
}

interface Dependencies {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'importedMediaDir' | 'port'>
  now: () => Date
}

const NOT_HERE =
  'The file is not on this engine. Upload it again; several engines need one DATA_DIR/imports.'

interface Running {
  id: number
  progress?: Progress
  over: Promise<void>
  stopping: AbortController
}

export function createImportOffice(db: Db, { config, now }: Dependencies): ImportOffice {
  const { mediaDir, importedMediaDir } = config
  const files = new ImportFiles(path.join(config.dataDir, 'imports'))
  const engine = `${os.hostname()}:${config.port}`
  const beginning = now()
  let running: Running | undefined
  const isStopped = () =>
    whereStopped({ name: engine, beginning, runningId: running?.id, now: now() })
  const shownState = () =>
    sql<ImportState>`case when ${isStopped()} then 'interrupted' else state end`

  async function get(id: number): Promise<OfficeImport> {
    const query = db.selectFrom('office_import').selectAll().select(shownState().as('state'))
    const row = await query.where('id', '=', id).executeTakeFirst()
    if (!row) throw noSuchImport(id)
    if (row.state === 'interrupted') return toOfficeImport({ ...row, progress: null })
    // the row cannot be written while the database is frozen
    const progress = running?.id === id ? running.progress : undefined
    return toOfficeImport({ ...row, progress: progress ?? row.progress })
  }

  function run(started: Run): void {
    const stopping = new AbortController()
    const mine: Running = { id: started.id, over: Promise.resolve(), stopping }
    running = mine
    const onProgress = (progress: Progress) => (mine.progress = progress)
    const dependencies = { db, files, mediaDir, importedMediaDir, now, onProgress }
    mine.over = carryOut({ ...dependencies, stopping: stopping.signal }, started)
      // the import will be marked as interrupted once the database is available again
      .catch(() => undefined)
      .finally(() => {
        if (running === mine) running = undefined
      })
  }

  return {
    async list({ sort, ...page }) {
      const sorted = db
        .selectFrom('office_import')
        .select(['id', 'file_name', 'bytes', 'uploaded_at', 'uploaded_by'])
        .select(shownState().as('state'))
        .select(['started_at', 'started_by', 'finished_at'])
        .orderBy(orderTerms(sort, IMPORT_ORDERS, sql`id desc`))
      const { rows, total } = await readPage(sorted, page)
      return { imports: rows.map(toListed), total }
    },

    get,

    async upload(body, { fileName, mode }, by) {
      const { key, bytes } = await files.receive(body, fileName)
      const file = { file_name: fileName, bytes, file_key: key, mode }
      const { row, dropped } = await transact(db, async (trx) => ({
        row: await insertUpload(trx, file, by, now()),
        dropped: await dropOldFiles(trx),
      })).catch(async (error: unknown) => {
        await files.remove(key)
        throw error
      })
      for (const old of dropped) await files.remove(old)
      return toOfficeImport(row)
    },

    async start(id, { what, mode, expectedRevision, roles }, by) {
      const started = await transact(
        db,
        async (trx) => {
          await endStopped(trx, isStopped(), now())
          const row = await lockImport(trx, id)
          await refuseStart(trx, row, { what, expectedRevision })
          if (!files.has(row.file_key)) throw conflict(NOT_HERE)
          return markStarted(trx, { id, what, mode: mode ?? row.mode, engine }, by, now())
        },
        // of two concurrent starts, the second fails because the first is running
        { isKeyContended: true },
      )
      run({ id, key: started.file_key, mode: started.mode, what, by, roles })
      return toOfficeImport(started)
    },

    async settle() {
      running?.stopping.abort()
      await running?.over
    },
  }
}
