import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { chooseTestPorts } from '../../scripts/testing/free-port'

/**
 * The shop under test has its own database and free ports, settled when it starts,
 * so that it can run beside a started one.
 */
export const ports = {
  get storefront() {
    return Number(process.env.TEST_PORT ?? 3100)
  },
  get engine() {
    return Number(process.env.TEST_COMMERCE_PORT ?? 4100)
  },
}
export const origin = `http://localhost:${ports.storefront}`
export const siteOrigins = {
  brindille: origin,
  'brindille-volume': `http://volume.localhost:${ports.storefront}`,
  'brindille-fundraising': `http://fundraising.localhost:${ports.storefront}`,
}

const folder = process.env.TEST_DATA_DIR ?? 'var/test/shop'
const stateFile = `${folder}/processes.json`
const stateSchema = z.object({ engine: z.number(), storefront: z.number() })

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(ports.storefront),
  COMMERCE_PORT: String(ports.engine),
  // A proxy that watches the two programs talk can stand between them.
  COMMERCE_ORIGIN: process.env.TEST_COMMERCE_ORIGIN ?? '',
  DATA_DIR: folder,
  DATABASE_URL: '',
})

function start(name: string, script: string): ChildProcess {
  const log = openSync(`${folder}/${name}.log`, 'a')
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.unref()
  return child
}

async function waitForHealth(name: string, port: number, child: ChildProcess): Promise<number> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    if (answer?.ok && child.pid !== undefined) return child.pid
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${name} did not become ready; see ${folder}/${name}.log`)
}

const readState = () => stateSchema.parse(JSON.parse(readFileSync(stateFile, 'utf8')))

const saveState = (state: z.infer<typeof stateSchema>) =>
  writeFileSync(stateFile, JSON.stringify(state))

const startEngine = () => waitForHealth('engine', ports.engine, start('engine', 'commerce/main.ts'))

/** A shop that somebody else runs must not be taken for the one under test. */
async function checkPortsFree(): Promise<void> {
  for (const port of Object.values(ports)) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    if (answer) {
      throw new Error(`Port ${port} is taken: leave TEST_PORT and TEST_COMMERCE_PORT unset.`)
    }
  }
}

/** Seeds a fresh database and starts both programs. */
export async function startShop(): Promise<void> {
  await chooseTestPorts()
  await checkPortsFree()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const seeded = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    env: environment(),
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(`Seeding failed:\n${seeded.stdout}${seeded.stderr}`)
  const engine = await startEngine()
  saveState({ engine, storefront: 0 })
  const storefront = await waitForHealth(
    'storefront',
    ports.storefront,
    start('storefront', 'scripts/serve.ts'),
  )
  saveState({ engine, storefront })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function stop(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (pid === 0 || !isAlive(pid)) return
  process.kill(pid, signal)
  for (let attempt = 0; attempt < 150 && isAlive(pid); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

/** The engine is killed without warning (kill -9) and started again on the same database. */
export async function crashAndRestartEngine(): Promise<void> {
  const state = readState()
  await stop(state.engine, 'SIGKILL')
  saveState({ ...state, engine: await startEngine() })
}

export async function stopShop(): Promise<void> {
  const state = readState()
  await stop(state.storefront, 'SIGTERM')
  await stop(state.engine, 'SIGTERM')
}
