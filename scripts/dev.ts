import { spawn } from 'node:child_process'
import { readSites } from '../app/server/host/read-sites'
import { watchBackOffice } from './build-back-office'
import { checkNodeVersion, checkPortFree } from './shop/check-machine'
import { withStartSecrets } from './shop/start-secrets'
import { fail, say, step } from './shop/progress'
import { readShopConfig } from './shop/read-shop-config'
import { seedForStart } from './shop/seed'
import { announce } from './shop/shop-address'
import { Supervisor } from './shop/supervise'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const WATCH = [TSX, 'watch', '--clear-screen=false']
/** A compiler makes much garbage at once. Unit: MB. */
const NODE_OPTIONS = '--max-semi-space-size=64'
const END_WITH_SUPERVISOR = 'scripts/shop/end-with-supervisor.cjs'
/** A debugger may hold a process for as long as it likes. */
const SILENT_MS = 24 * 3_600_000

/**
 * `npm run dev`: runs the engine and the storefront with hot reload, on the same database as `npm
 * start`.
 */
async function main(): Promise<void> {
  checkNodeVersion()
  const config = readShopConfig(process.env, { withEngine: true })
  const origin = `http://localhost:${config.port}`
  const env = withStartSecrets({
    ...process.env,
    NODE_ENV: 'development' as const,
    COMMERCE_LOG_LEVEL: 'warn',
    // mails link to this origin
    STOREFRONT_ORIGINS: process.env.STOREFRONT_ORIGINS || origin,
  })
  await checkPortFree(config.port, 'PORT')
  await checkPortFree(config.commercePort, 'COMMERCE_PORT')

  const shop = new Supervisor({ silentMs: SILENT_MS })
  try {
    // The page compiler reloads pages itself; the watch mode is for the server's own files.
    const args = [...WATCH, '--include', 'config/**', 'scripts/dev/storefront.ts']
    const storefront = { name: 'storefront', args, env: { ...env, NODE_OPTIONS } }
    const pages = shop.keep(storefront, origin)
    // is awaited below
    pages.catch(() => undefined)
    await step('Building the back office', () => watchBackOffice())
    await step('Preparing the database', () => shop.run(seedForStart(env)))
    const engine = {
      name: 'commerce engine',
      args: ['--import', 'tsx', 'scripts/dev/engine.ts'],
      env,
    }
    await step('Starting the commerce engine', () => shop.keep(engine, config.commerceOrigin))
    await step('Compiling the storefront', () => pages)
  } catch (error) {
    return shop.end(error)
  }
  announce(readSites('config'), config.port, config.commerceOrigin, env)
  if (process.env.DEV_CHECKS !== 'off') startChecks()
}

/** Types and lint, which end with this process. */
function startChecks(): void {
  const args = ['--require', `./${END_WITH_SUPERVISOR}`, '--import', 'tsx', 'scripts/dev/checks.ts']
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    .on('error', (error) => say(`✗ Types and lint are not checked: ${error.message}`))
    .unref()
}

main().catch(fail)
