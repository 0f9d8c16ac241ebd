import { readHostConfig } from '../app/server/host/host-config'
import { readSites } from '../app/server/host/read-sites'
import { checkNodeVersion, checkPortFree } from './shop/check-machine'
import { Program } from './shop/program'
import { fail, step } from './shop/progress'
import { seed } from './shop/seed'
import { announce } from './shop/shop-address'
import { Supervisor } from './shop/supervise'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const WATCH = [TSX, 'watch', '--clear-screen=false']

/** `npm run dev`: engine and storefront with hot reload, on the same database as `npm start`. */
async function main(): Promise<void> {
  checkNodeVersion()
  const config = readHostConfig(process.env)
  const origin = `http://localhost:${config.port}`
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    COMMERCE_LOG_LEVEL: 'warn',
    // where mails lead to
    STOREFRONT_ORIGINS: process.env.STOREFRONT_ORIGINS || origin,
  }
  await checkPortFree(config.port, 'PORT')
  await checkPortFree(Number(process.env.COMMERCE_PORT || 4000), 'COMMERCE_PORT')

  const shop = new Supervisor()
  try {
    await step('Preparing the database', () => seed(env))
    const engine = shop.add(
      new Program({ name: 'commerce engine', args: [...WATCH, 'commerce/main.ts'], env }),
    )
    await step('Starting the commerce engine', () => engine.waitUntilHealthy(config.commerceOrigin))
    const storefront = shop.add(
      // The compiler of pages reloads them itself; the watch is for the server's own files.
      new Program({
        name: 'storefront',
        args: [...WATCH, '--include', 'config/**', 'scripts/dev/storefront.ts'],
        env,
      }),
    )
    await step('Starting the storefront', () => storefront.waitUntilHealthy(origin))
  } catch (error) {
    return shop.end(error)
  }
  announce(readSites('config'), config.port, config.commerceOrigin)
}

main().catch(fail)
