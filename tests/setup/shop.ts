import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { z } from 'zod'
import { withPreviewClient } from '../../scripts/shop/preview-client'
import { chooseTestPorts, findFreePort, portsOf } from '../../scripts/testing/test-ports'
import { waitUntil } from '../../scripts/testing/wait-until'

/**
 * The shops under test, one for each Playwright worker: a test may stop its engine, empty its stock
 * or write its reviews while others run. Each has its own database and free ports, settled when it
 * starts, so that it can run beside a started one.
 */
const index = () => Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const folderOf = (shop: number) => `${process.env.TEST_DATA_DIR ?? 'var/test/shop'}/${shop}`

/** The ports of the shop that this process tests. */
export const ports = {
  get storefront() {
    return portsOf(index()).storefront
  },
  get engine() {
    return portsOf(index()).engine
  },
}
export const origin = `http://localhost:${ports.storefront}`
export const studioOrigin = `http://localhost:${ports.engine}`
export const siteOrigins = {
  brindille: origin,
  'brindille-volume': `http://volume.localhost:${ports.storefront}`,
  'brindille-fundraising': `http://fundraising.localhost:${ports.storefront}`,
}

const stateSchema = z.object({ engine: z.number(), storefront: z.number() })
type State = z.infer<typeof stateSchema>

// each process of the tests starts a shop: the secret has to be the same for all
const environment = (shop: number): NodeJS.ProcessEnv =>
  withPreviewClient(
    {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(portsOf(shop).storefront),
      COMMERCE_PORT: String(portsOf(shop).engine),
      // the engine's pages frame the storefront's
      STOREFRONT_ORIGINS: `http://localhost:${portsOf(shop).storefront}`,
      // A proxy that records their requests can stand between the two processes.
      COMMERCE_ORIGIN: process.env.TEST_COMMERCE_ORIGIN ?? '',
      DATA_DIR: folderOf(shop),
      DATABASE_URL: '',
    },
    () => 'of-the-test-shops-only',
  )

function start(shop: number, name: string, script: string, env = environment(shop)): ChildProcess {
  const log = openSync(`${folderOf(shop)}/${name}.log`, 'a')
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env,
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.unref()
  return child
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

const stateFile = (shop: number) => `${folderOf(shop)}/processes.json`

const readState = (shop: number) =>
  stateSchema.parse(JSON.parse(readFileSync(stateFile(shop), 'utf8')))

const saveState = (shop: number, state: State) =>
  writeFileSync(stateFile(shop), JSON.stringify(state))

const startEngine = (shop: number) =>
  waitForHealth(
    `${folderOf(shop)}/engine.log`,
    portsOf(shop).engine,
    start(shop, 'engine', 'commerce/main.ts'),
  )

const startStorefront = (shop: number) =>
  waitForHealth(
    `${folderOf(shop)}/storefront.log`,
    portsOf(shop).storefront,
    start(shop, 'storefront', 'scripts/serve.ts'),
  )

/** A shop that somebody else runs must not be taken for the one under test. */
async function checkPortsFree(shop: number): Promise<void> {
  for (const port of Object.values(portsOf(shop))) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    if (answer) throw new Error(`Port ${port} is taken: leave TEST_PORTS unset.`)
  }
}

/** A fresh database, seeded for the first shop and copied for the others. */
function seed(shop: number): void {
  rmSync(folderOf(shop), { recursive: true, force: true })
  if (shop > 0) {
    cpSync(folderOf(0), folderOf(shop), { recursive: true })
    return
  }
  mkdirSync(folderOf(shop), { recursive: true })
  const seeded = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    env: environment(shop),
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(`Seeding failed:\n${seeded.stdout}${seeded.stderr}`)
}

async function startShop(shop: number): Promise<void> {
  await checkPortsFree(shop)
  const engine = await startEngine(shop)
  saveState(shop, { engine, storefront: 0 })
  saveState(shop, { engine, storefront: await startStorefront(shop) })
}

/** Seeds as many shops and starts both processes of each. */
export async function startShops(count: number): Promise<void> {
  await chooseTestPorts(count)
  const shops = Array.from({ length: count }, (_, shop) => shop)
  shops.forEach(seed)
  await Promise.all(shops.map(startShop))
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
  const ended = waitUntil(() => !isAlive(pid), { withinMs: 15_000, name: `${pid} ended` })
  await ended.catch(() => process.kill(pid, 'SIGKILL'))
}

/** The engine is killed without warning (kill -9) and started again on the same database. */
export async function crashAndRestartEngine(): Promise<void> {
  const shop = index()
  const state = readState(shop)
  await stop(state.engine, 'SIGKILL')
  saveState(shop, { ...state, engine: await startEngine(shop) })
}

async function stopShop(shop: number): Promise<void> {
  // it never started: why, the setup has said
  if (!existsSync(stateFile(shop))) return
  const state = readState(shop)
  await stop(state.storefront, 'SIGTERM')
  await stop(state.engine, 'SIGTERM')
}

export async function stopShops(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, shop) => stopShop(shop)))
}

/** Another process of the storefront, before the same engine; the test that starts it stops it. */
export async function startSecondStorefront(): Promise<{
  origin: string
  stop: () => Promise<void>
}> {
  const shop = index()
  const port = await findFreePort()
  const env = { ...environment(shop), PORT: String(port) }
  const child = start(shop, 'second-storefront', 'scripts/serve.ts', env)
  const pid = await waitForHealth(`${folderOf(shop)}/second-storefront.log`, port, child)
  return { origin: `http://localhost:${port}`, stop: () => stop(pid, 'SIGTERM') }
}
