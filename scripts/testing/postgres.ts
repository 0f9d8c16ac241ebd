import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hasDebianPackages, installFromDebian } from './install-from-debian'
import { findFreePort } from './test-ports'
import { waitUntil } from './wait-until'

export interface TestPostgres {
  url: string
  /**
   * Shuts the server down with open connections (`SIGINT`), or crashes it (`SIGQUIT`), and restarts
   * it on the same data.
   * @param whileDown runs while the server is down
   */
  restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', whileDown?: () => Promise<void>): Promise<void>
  /** Starts a streaming replica of it. */
  startReplica(): Promise<TestPostgres>
  stop(): Promise<void>
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so it then runs as the unprivileged user 'nobody'. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const look = async () => {
    if (server.exitCode !== null) throw new Error('The test PostgreSQL stopped at its start.')
    const client = new pg.Client({ connectionString: url })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    return isReady
  }
  await waitUntil(look, { withinMs: 60_000, name: 'the test PostgreSQL answers' })
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill(signal)
  await exited
}

/** A database has 700 files, which are created and removed eight times as fast in memory. */
function memoryOrDisk(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir()
}

/** Returns whether PostgreSQL is installed or can be installed: false on a Mac without it. */
export const canHavePostgres = (): boolean => findBinaries() !== undefined || hasDebianPackages()

/**
 * Installs Debian's package if PostgreSQL is missing.
 * @param options.inMemory for small databases: keeps them in memory if there is room
 */
export async function startTestPostgres({ inMemory = false } = {}): Promise<TestPostgres> {
  if (!findBinaries() && hasDebianPackages()) installFromDebian('postgresql')
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed (initdb not found).')
  return startServer(binaries, inMemory, (folder, options) =>
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', folder, '-U', 'praline', '--auth=trust', '--no-sync', '-E', 'UTF8'],
      { ...options, stdio: 'ignore' },
    ),
  )
}

interface ServerProcess extends ReturnType<typeof unprivileged> {
  cwd: string
  env: NodeJS.ProcessEnv
}

/** @param create fills the new folder of the server's files */
async function startServer(
  binaries: string,
  inMemory: boolean,
  create: (data: string, options: ServerProcess) => void,
): Promise<TestPostgres> {
  const user = unprivileged()
  const folder = mkdtempSync(join(inMemory ? memoryOrDisk() : tmpdir(), 'praline-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } }
  create(data, options)
  const port = await findFreePort()
  const address = ['-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const settings = ['fsync=off', 'max_connections=200']
  // each copy of a database is a checkpoint, after which every page would be written to the log
  if (inMemory) settings.push('full_page_writes=off')
  const url = `postgres://praline@127.0.0.1:${port}/postgres`
  const start = async () => {
    const args = ['-D', data, ...address, ...settings.flatMap((setting) => ['-c', setting])]
    const started = spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' })
    await waitUntilReady(url, started)
    return started
  }
  let server = await start()
  return {
    url,
    restart: async (signal, whileDown) => {
      await end(server, signal)
      await whileDown?.()
      server = await start()
    },
    startReplica: () =>
      startServer(binaries, inMemory, (replica, process) =>
        execFileSync(
          join(binaries, 'pg_basebackup'),
          ['-d', url, '-D', replica, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
          { ...process, stdio: 'ignore' },
        ),
      ),
    stop: async () => {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
