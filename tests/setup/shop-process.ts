import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { z } from 'zod'
import { waitUntil } from '../../scripts/testing/wait-until'
import { ENGINE_BUNDLE } from './bundle-engine'

const COMMANDS = { engine: [ENGINE_BUNDLE], storefront: ['--import', 'tsx', 'scripts/serve.ts'] }

export const ShopProcess = z.object({
  role: z.enum(['engine', 'storefront']),
  /** Also the name of its log. */
  name: z.string(),
  port: z.number(),
  pid: z.number(),
})
/** An engine or a storefront of a shop under test, stored for all processes of the tests. */
export type ShopProcess = z.infer<typeof ShopProcess>

interface Start extends Omit<ShopProcess, 'pid'> {
  env: NodeJS.ProcessEnv
  /** Folder of its log. */
  folder: string
}

export async function startProcess({ env, folder, ...named }: Start): Promise<ShopProcess> {
  const { role, name, port } = named
  const file = `${folder}/${name}.log`
  const log = openSync(file, 'a')
  const child = spawn(process.execPath, COMMANDS[role], {
    env: { ...env, [role === 'engine' ? 'COMMERCE_PORT' : 'PORT']: String(port) },
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.unref()
  return { ...named, pid: await waitForHealth(file, port, child) }
}

async function waitForHealth(log: string, port: number, child: ChildProcess): Promise<number> {
  const name = `port ${port} is ready (see ${log})`
  const look = async () => {
    if (child.exitCode !== null) throw new Error(`It ended before ${name}.`)
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    return answer?.ok ? child.pid : undefined
  }
  return waitUntil(look, { withinMs: 120_000, name })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, signal)
  const ended = waitUntil(() => !isAlive(pid), { withinMs: 60_000, name: `${pid} ended` })
  await ended.catch(() => process.kill(pid, 'SIGKILL'))
}
