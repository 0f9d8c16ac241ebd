import path from 'node:path'
import { readSites } from '../app/server/host/read-sites'
import { buildBackOffice, isBackOfficeCurrent } from './build-back-office'
import { isBuildCurrent } from './build-inputs'
import { buildStorefront } from './build-storefront'
import { checkNodeVersion, checkPortFree } from './shop/check-machine'
import { withStartSecrets } from './shop/start-secrets'
import { fail, say, step } from './shop/progress'
import { readShopConfig } from './shop/read-shop-config'
import { seedForStart } from './shop/seed'
import { announce } from './shop/shop-address'
import { Supervisor } from './shop/supervise'

/**
 * `npm start`: builds missing or outdated bundles, fills an empty database, and runs the engine and
 * the storefront.
 */
async function main(): Promise<void> {
  checkNodeVersion()
  const config = readShopConfig(process.env, { withEngine: !process.env.COMMERCE_ORIGIN })
  const { hasOwnEngine } = config
  await checkPortFree(config.port, 'PORT')
  if (hasOwnEngine) await checkPortFree(config.commercePort, 'COMMERCE_PORT')

  const origin = `http://localhost:${config.port}`
  // mails link to this origin
  const STOREFRONT_ORIGINS = process.env.STOREFRONT_ORIGINS || origin
  const env = withStartSecrets({
    ...process.env,
    NODE_ENV: 'production' as const,
    STOREFRONT_ORIGINS,
  })
  const logs = path.join(config.dataDir, 'logs')
  const toServerProcess = (name: string, script: string, logFile: string) => ({
    name,
    args: ['--import', 'tsx', script],
    logFile: path.join(logs, logFile),
    env,
  })
  const shop = new Supervisor()
  try {
    if (!(await isBuildCurrent())) await step('Building the storefront', () => buildStorefront())
    if (hasOwnEngine) {
      if (!(await isBackOfficeCurrent())) {
        await step('Building the back office', () => buildBackOffice())
      }
      await step('Preparing the database', () => shop.run(seedForStart(env)))
      const engine = toServerProcess('commerce engine', 'commerce/main.ts', 'engine.log')
      await step('Starting the commerce engine', () => shop.keep(engine, config.commerceOrigin))
    }
    const storefront = toServerProcess('storefront', 'scripts/serve.ts', 'storefront.log')
    await step('Starting the storefront', () => shop.keep(storefront, origin))
  } catch (error) {
    return shop.end(error)
  }
  announce(readSites('build/config'), config.port, config.commerceOrigin, env)
  say(`Logs: ${logs}`)
}

main().catch(fail)
