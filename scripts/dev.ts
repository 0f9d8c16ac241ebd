import { readSites } from '../app/server/host/read-sites'
import { watchBackOffice } from './build-back-office'
import { checkNodeVersion, checkPortFree } from './shop/check-machine'
import { withStartSecrets } from './shop/start-secrets'
import { fail, step } from './shop/progress'
import { readShopConfig } from './shop/read-shop-config'
import { seedForStart } from './shop/seed'
import { announce } from './shop/shop-address'
import { Supervisor } from './shop/supervise'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const WATCH = [TSX, 'watch', '--clear-screen=false']
/** A compiler makes much garbage at once. Unit: MB. */
const NODE_OPTIONS = '--max-semi-space-size=64'

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

  const shop = new Supervisor()
  try {
    // The page compiler reloads pages itself; the watch mode is for the server's own files.
    const args = [...WATCH, '--include', 'config/**', 'scripts/dev/storefront.ts']
    const storefront = { name: 'storefront', args, env: { ...env, NODE_OPTIONS } }
    const pages = shop.keep(storefront, origin)
    // is awaited below
    pages.catch(() => undefined)
    await step('Building the back office', () => watchBackOffice())
    await step('Preparing the database', () => shop.run(seedForStart(env)))
    const engine = { name: 'commerce engine', args: [...WATCH, 'commerce/main.ts'], env }
    await step('Starting the commerce engine', () => shop.keep(engine, config.commerceOrigin))
    await step('Compiling the storefront', () => pages)
  } catch (error) {
    return shop.end(error)
  }
  announce(readSites('config'), config.port, config.commerceOrigin, env)
}

main().catch(fail)
