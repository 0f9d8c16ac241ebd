import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasDebianPackages, installFromDebian } from './install-from-debian'
import { findFreePort } from './test-ports'
import { waitUntil } from './wait-until'

const PGBOUNCER = '/usr/sbin/pgbouncer'

/** Returns whether PgBouncer is installed or can be installed. */
export const canHavePooler = (): boolean => existsSync(PGBOUNCER) || hasDebianPackages()

export interface TestPooler {
  url: string
  stop(): Promise<void>
}

/**
 * PgBouncer (Debian's package is installed if it is missing) in transaction mode, with fewer connections to the server than the engine has to it, so
 * that statements of one connection meet different sessions.
 * @param databaseUrl of a server that trusts its user
 */
export async function startPooler(databaseUrl: string): Promise<TestPooler> {
  if (!existsSync(PGBOUNCER)) installFromDebian('pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'praline-pooler-'))
  const port = await findFreePort()
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl)
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} connect_query='set jit = off'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  )
  chmodSync(folder, 0o755)
  // it refuses to run as root
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn(PGBOUNCER, ['-q', ...user, settings], { stdio: 'ignore' })
  const exited = once(pooler, 'exit')
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`
  await waitUntil(() => isOpen(port), { withinMs: 20_000, name: 'PgBouncer answers' })
  return {
    url,
    stop: async () => {
      pooler.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isOpen(port: number): boolean {
  try {
    execFileSync('bash', ['-c', `: > /dev/tcp/127.0.0.1/${port}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
