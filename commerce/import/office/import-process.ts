import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import v8 from 'node:v8'
import { openDatabase, type Db } from '../../db/client'
import { updateProducts } from '../../reviews/review-summary'
import { importArchive } from '../import-archive'
import type { ImportOptions } from '../read-archive'
import { renewProducts } from '../renew-products'
import { tryArchive } from '../try-archive'
import { ARCHIVE_LIMITS } from './import-files'
import type { DatabaseAnswer, ImportJob, Outcome, ToEngine, ToImport } from './import-wire'
import { toReportView, toTrialView } from './office-import.mapper'
import { createRemoteDatabase, type CallDatabase } from './remote-database'

/** The engine must have room for a statement. */
const MAX_STATEMENT_BYTES = 64_000_000
const ALIVE_MS = 2_000

interface Pending {
  resolve: (answer: DatabaseAnswer) => void
  reject: (error: Error) => void
}
const pending = new Map<number, Pending>()
let calls = 0

const send = (message: ToEngine) => process.send?.(message)

const callDatabase: CallDatabase = async (call) => {
  if (call.what === 'query' && v8.serialize(call.parameters).length > MAX_STATEMENT_BYTES) {
    throw new Error('A part of the archive is too large for one statement.')
  }
  calls += 1
  const id = calls
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject })
    send({ kind: 'call', id, call })
  })
}

async function work(job: ImportJob): Promise<Outcome> {
  if (job.copyDir === undefined) return carryOut(createRemoteDatabase(callDatabase), job)
  // the database is at work in this process, and the shop's pages come first
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const { db, close } = await openDatabase({ dataDir: job.copyDir })
  try {
    return await carryOut(db, job)
  } finally {
    await close()
  }
}

async function carryOut(db: Db, { what, file, mode, roles, ...job }: ImportJob): Promise<Outcome> {
  const now = () => job.now
  const options: ImportOptions = {
    ...{ mode, roles, now, limits: ARCHIVE_LIMITS },
    photosFolder: job.mediaDir,
    mediaFolder: job.importedMediaDir,
    onProgress: (step) => send({ kind: 'alive', progress: { step, done: 0, total: 0 } }),
    onAdvance: throttle((progress) => send({ kind: 'alive', progress })),
  }
  if (what === 'trial') {
    const report = await tryArchive(db, file, { ...options, afterWrite: updateProducts })
    return { state: 'checked', trial: toTrialView(report) }
  }
  const report = await importArchive(db, file, {
    ...options,
    isRepeated: true,
    author: job.author,
    afterWrite: async (trx) => {
      options.onProgress?.('building the search index')
      await renewProducts(trx, now())
    },
  })
  const state = report.outcome === 'refused' ? 'refused' : 'imported'
  return { state, result: toReportView(report) }
}

/** Calls a function at most ten times a second. */
function throttle<T>(show: (value: T) => void): (value: T) => void {
  let last = 0
  return (value) => {
    if (Date.now() - last < 100) return
    last = Date.now()
    show(value)
  }
}

function take(message: ToImport): void {
  if (message.kind === 'job') {
    const failed = (error: unknown): Outcome => ({
      state: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    })
    void work(message.job)
      .catch(failed)
      .then((outcome) => send({ kind: 'done', outcome }))
    return
  }
  const waiting = pending.get(message.id)
  pending.delete(message.id)
  if (message.kind === 'answer') waiting?.resolve(message.answer)
  else waiting?.reject(Object.assign(new Error(message.error.message), message.error))
}

process.on('message', take)
process.once('disconnect', () => process.exit(1))
setInterval(() => send({ kind: 'alive' }), ALIVE_MS).unref()
// if the machine runs out of memory, Linux ends this process and not the engine
void writeFile('/proc/self/oom_score_adj', '800').catch(() => undefined)
send({ kind: 'ready' })
