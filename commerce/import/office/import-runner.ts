import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import type { Progress } from '../import-context'
import type {
  DatabaseAnswer,
  DatabaseCall,
  ImportJob,
  Outcome,
  SentError,
  ToEngine,
  ToImport,
} from './import-wire'

/** The program, from the folder in which the engine was started. */
const PROGRAM = path.resolve('commerce/import/office/import-process.ts')
const LIMITS = {
  memoryMegabytes: 1_024,
  /** A process that is busy for so long with one step does not end. */
  silentMs: 120_000,
  wholeMs: 6 * millisecondsInHour,
}
const LOOK_MS = 1_000
const ROLLED_BACK = 'What it had not finished was undone.'

interface Options {
  db: Db
  show: (progress: Progress) => void
  /** What the job needs, once the process has started, which takes seconds. */
  prepare?: () => Promise<void>
  /** For tests. */
  limits?: Partial<typeof LIMITS> & { program?: string }
}

/**
 * The engine survives whatever the archive does to that process; its open transaction is rolled
 * back.
 * @returns an outcome in words, also if the process ended unexpectedly
 */
export async function runImport(job: ImportJob, options: Options): Promise<Outcome> {
  const { memoryMegabytes, silentMs, wholeMs, program } = { ...LIMITS, ...options.limits }
  const child = fork(program ?? PROGRAM, [], {
    execArgv: [`--max-old-space-size=${memoryMegabytes}`, '--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // a signal for the engine's whole process group does not end it: the engine waits for it
    detached: true,
  })
  const run = new ImportRun(child, job, options)
  const started = Date.now()
  const watch = setInterval(() => {
    if (run.silentMs > silentMs) run.kill('it did not go on')
    if (Date.now() - started > wholeMs) run.kill('it took too long')
  }, LOOK_MS)
  try {
    return await run.outcome
  } finally {
    clearInterval(watch)
    await run.close()
  }
}

class ImportRun {
  readonly outcome: Promise<Outcome>
  readonly #connections = new Map<number, HeldConnection>()
  readonly #what: string
  #reason: string | undefined
  #heard = Date.now()
  #calls = 0

  constructor(
    private readonly child: ChildProcess,
    job: ImportJob,
    private readonly options: Options,
  ) {
    this.#what = job.what === 'trial' ? 'check' : 'import'
    this.outcome = new Promise((resolve) => {
      child.on('message', (message: ToEngine) => {
        this.#heard = Date.now()
        if (message.kind === 'ready') {
          void this.#begin(job).catch((error: unknown) => {
            const problem = error instanceof Error ? error.message : String(error)
            resolve({ state: 'failed', problem })
          })
        }
        if (message.kind === 'alive' && message.progress) this.options.show(message.progress)
        if (message.kind === 'call') void this.#answer(message.id, message.call)
        if (message.kind === 'done') resolve(message.outcome)
      })
      child.once('error', ({ message }) => resolve(this.#failed(message)))
      child.once('exit', (code, signal) => resolve(this.#failed(this.#reason ?? why(code, signal))))
    })
  }

  /** Milliseconds without a sign of life, while the database is not at work for the process. */
  get silentMs(): number {
    return this.#calls > 0 ? 0 : Date.now() - this.#heard
  }

  kill(reason: string): void {
    this.#reason ??= reason
    this.child.kill('SIGKILL')
  }

  /** Ends the process, and rolls back what it left open. */
  async close(): Promise<void> {
    this.child.kill('SIGKILL')
    for (const connection of this.#connections.values()) await connection.abandon()
  }

  async #begin(job: ImportJob): Promise<void> {
    await this.options.prepare?.()
    this.#send({ kind: 'job', job })
  }

  #failed(reason: string): Outcome {
    return {
      state: 'failed',
      problem: `The ${this.#what} ended unexpectedly: ${reason}. ${ROLLED_BACK}`,
    }
  }

  async #answer(id: number, call: DatabaseCall): Promise<void> {
    this.#calls += 1
    try {
      this.#send({ kind: 'answer', id, answer: await this.#carryOut(call) })
    } catch (error) {
      this.#send({ kind: 'error', id, error: toSent(error) })
    } finally {
      this.#calls -= 1
      this.#heard = Date.now()
    }
  }

  async #carryOut(call: DatabaseCall): Promise<DatabaseAnswer> {
    const { what, connection: key } = call
    if (what === 'acquire') {
      const held = new HeldConnection(this.options.db)
      this.#connections.set(key, held)
      await held.acquired
      return { rows: [] }
    }
    const held = this.#connections.get(key)
    if (!held) throw new Error('The connection was closed.')
    if (what === 'query') return held.query(call.sql, call.parameters)
    this.#connections.delete(key)
    await held.release()
    return { rows: [] }
  }

  #send(message: ToImport): void {
    if (this.child.connected) this.child.send(message, () => undefined)
  }
}

/** A connection of the database, kept until it is released. */
class HeldConnection {
  readonly acquired: Promise<void>
  readonly #over: Promise<void>
  #connection: Kysely<Schema> | undefined
  #end: () => void = () => undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    const ended = new Promise<void>((resolve) => (this.#end = resolve))
    let acquire: () => void = () => undefined
    const given = new Promise<void>((resolve) => (acquire = resolve))
    this.#over = db.connection().execute(async (connection) => {
      this.#connection = connection
      acquire()
      await ended
    })
    this.acquired = Promise.race([given, this.#over])
  }

  async query(sql: string, parameters: unknown[]): Promise<DatabaseAnswer> {
    if (!this.#connection) throw new Error('The connection was closed.')
    const result = this.#connection.executeQuery(CompiledQuery.raw(sql, parameters))
    this.#last = result.catch(() => undefined)
    const { rows, numAffectedRows: affected } = await result
    return { rows, affected }
  }

  async release(): Promise<void> {
    this.#end()
    await this.#over
  }

  async abandon(): Promise<void> {
    await this.acquired.catch(() => undefined)
    await this.#last
    // outside a transaction, this is only a warning
    await this.query('rollback', []).catch(() => undefined)
    await this.release().catch(() => undefined)
  }
}

function toSent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message } = error
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
  }
}

function why(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'its memory was full'
  if (signal === 'SIGKILL') return 'it was killed, perhaps because the memory was full'
  return signal === null ? `it ended with ${code}` : `it ended by ${signal}`
}
