import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { withPreviewClient } from '../../scripts/shop/start-secrets'
import { chooseTestPorts, findFreePort, portsOf } from '../../scripts/testing/test-ports'
import { bundleEngine } from './bundle-engine'
import { createShopDatabase, isScaled, scaledEnvironment, startScaledShop } from './scaled-shop'
import { endProcess, ShopProcess, startProcess } from './shop-process'

/**
 * The shops under test, one for each Playwright worker: a test may stop its engine, empty its stock
 * or write reviews while others run. Each has its own database and free ports, which are chosen at
 * the start, so that tests can run beside a started shop.
 */
const index = () => Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const folderOf = (shop: number) => `${process.env.TEST_DATA_DIR ?? 'var/test/shop'}/${shop}`

/** Ports of the shop that this process tests. */
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

const State = z.object({ processes: z.array(ShopProcess), nginx: z.number().optional() })
type State = z.infer<typeof State>

// each test process computes this environment, so the secret must be the same in all
const environment = (shop: number): NodeJS.ProcessEnv => ({
  ...withPreviewClient(
    {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(portsOf(shop).storefront),
      COMMERCE_PORT: String(portsOf(shop).engine),
      // the engine's pages embed the storefront's in frames
      STOREFRONT_ORIGINS: `http://localhost:${portsOf(shop).storefront}`,
      // A proxy between the two processes can record their requests.
      COMMERCE_ORIGIN: process.env.TEST_COMMERCE_ORIGIN ?? '',
      DATA_DIR: folderOf(shop),
      DATABASE_URL: '',
      LOCAL_ACCESS: 'open',
    },
    () => 'of-the-test-shops-only',
  ),
  ...(isScaled && scaledEnvironment(shop, portsOf(shop).engine)),
})

const stateFile = (shop: number) => `${folderOf(shop)}/processes.json`

const readState = (shop: number) => State.parse(JSON.parse(readFileSync(stateFile(shop), 'utf8')))

const saveState = (shop: number, state: State) =>
  writeFileSync(stateFile(shop), JSON.stringify(state))

/** Fails if the ports are in use, so that another running shop is not tested by mistake. */
async function checkPortsFree(shop: number): Promise<void> {
  for (const port of Object.values(portsOf(shop))) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    if (answer) throw new Error(`Port ${port} is taken: leave TEST_PORTS unset.`)
  }
}

/** Creates a fresh database, seeded for the first shop and copied for the others. */
async function seed(shop: number): Promise<void> {
  rmSync(folderOf(shop), { recursive: true, force: true })
  if (isScaled) await createShopDatabase(shop, shop > 0 ? 0 : undefined)
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
  const [env, folder] = [environment(shop), folderOf(shop)]
  if (isScaled) {
    saveState(shop, await startScaledShop({ env, folder, ports: portsOf(shop) }))
    return
  }
  const processes: ShopProcess[] = []
  for (const role of ['engine', 'storefront'] as const) {
    const port = portsOf(shop)[role]
    processes.push(await startProcess({ role, name: role, port, env, folder }))
    saveState(shop, { processes })
  }
}

/** Seeds this many shops and starts the processes of each. */
export async function startShops(count: number): Promise<void> {
  await chooseTestPorts(count)
  await bundleEngine()
  const shops = Array.from({ length: count }, (_, shop) => shop)
  for (const shop of shops) await seed(shop)
  await Promise.all(shops.map(startShop))
}

/**
 * Kills the engine without warning (kill -9) and restarts it on the same database; if there are
 * two, one after the other.
 */
export async function crashAndRestartEngine(): Promise<void> {
  const shop = index()
  const engines = readState(shop).processes.filter(({ role }) => role === 'engine')
  for (const engine of engines) {
    await endProcess(engine.pid, 'SIGKILL')
    const started = await startProcess({
      ...engine,
      env: environment(shop),
      folder: folderOf(shop),
    })
    const state = readState(shop)
    const processes = state.processes.map((one) => (one.pid === engine.pid ? started : one))
    saveState(shop, { ...state, processes })
  }
}

async function stopShop(shop: number): Promise<void> {
  // the shop never started; the setup has reported the reason
  if (!existsSync(stateFile(shop))) return
  const { processes, nginx } = readState(shop)
  if (nginx !== undefined) await endProcess(nginx, 'SIGTERM')
  for (const { pid } of processes.reverse()) await endProcess(pid, 'SIGTERM')
}

export async function stopShops(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, shop) => stopShop(shop)))
}

/**
 * Starts another storefront process in front of the same engine; the test that starts it must stop
 * it.
 */
export async function startSecondStorefront(settings: NodeJS.ProcessEnv = {}): Promise<{
  origin: string
  stop: () => Promise<void>
}> {
  const shop = index()
  const port = await findFreePort()
  const { pid } = await startProcess({
    role: 'storefront',
    name: 'second-storefront',
    port,
    env: { ...environment(shop), ...settings },
    folder: folderOf(shop),
  })
  return { origin: `http://localhost:${port}`, stop: () => endProcess(pid, 'SIGTERM') }
}
