import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseJson } from '../parse-json'

const LOCK_FILE = 'database.lock'
const TRIES = 5

const Holder = z.object({ pid: z.number().int().positive(), startedAt: z.string() })
type Holder = z.infer<typeof Holder>

export interface DatabaseLock {
  release(): void
}

/**
 * Locks the folder's embedded database for this process; PGlite itself would let a second process
 * open it and lose rows. The lock of a dead process is replaced.
 * @throws Error with the id of the process that holds the lock.
 */
export function lockDatabase(dataDir: string): DatabaseLock {
  const file = path.join(dataDir, LOCK_FILE)
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? 'unknown' }
  const content = JSON.stringify(own)
  const draft = `${file}.${process.pid}.${Date.now()}`
  writeFileSync(draft, content)
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (tryLink(draft, file)) return { release: () => releaseOwn(file, content) }
      const found = readText(file)
      const holder = found === undefined ? undefined : Holder.safeParse(parseJson(found)).data
      if (holder && isAlive(holder)) throw new Error(inUseMessage(dataDir, holder.pid))
      if (found !== undefined) removeStale(file, found)
    }
    throw new Error(`The database in ${dataDir} cannot be locked: ${file} keeps coming back.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

function inUseMessage(dataDir: string, pid: number): string {
  return `The database in ${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`
}

// a link is created atomically, so no process reads a half-written lock
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

// renamed before it is deleted, so that a new lock of another process is detected and restored
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (readText(aside) !== stale) tryLink(aside, file)
  rmSync(aside, { force: true })
}

function releaseOwn(file: string, content: string): void {
  if (readText(file) === content) rmSync(file, { force: true })
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false
  }
  // the process has ended, but its parent has not yet collected its exit status
  if (/^[ZX]$/.test(statOf(holder.pid)?.[0] ?? '')) return false
  // process ids are reused, so the start time distinguishes the processes
  const startedAt = startOf(holder.pid)
  return startedAt === undefined || startedAt === holder.startedAt
}

/**
 * Returns when a process started, as boot id and clock ticks (Linux); undefined where that is not
 * available.
 */
function startOf(pid: number): string | undefined {
  const boot = readText('/proc/sys/kernel/random/boot_id')
  // the start time is field 22
  const ticks = statOf(pid)?.[19]
  return ticks === undefined ? undefined : `${boot?.trim() ?? ''}:${ticks}`
}

/**
 * Returns the fields of /proc/<pid>/stat from the third on; the second, the name, may contain
 * spaces.
 */
function statOf(pid: number): string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
