import path from 'node:path'
import { readHostConfig } from '../app/server/host/host-config'
import { readSites } from '../app/server/host/read-sites'
import { isBuildCurrent } from './build-inputs'
import { buildStorefront } from './build-storefront'
import { checkNodeVersion, checkPortFree } from './shop/check-machine'
import { Program } from './shop/program'
import { fail, say, step } from './shop/progress'
import { seed } from './shop/seed'
import { announce } from './shop/shop-address'
import { Supervisor } from './shop/supervise'

const RUN = ['--import', 'tsx']

/** `npm start`: builds what is not built, fills an empty database, runs engine and storefront. */
async function main(): Promise<void> {
  checkNodeVersion()
  const config = readHostConfig(process.env)
  const enginePort = Number(process.env.COMMERCE_PORT || 4000)
  const hasOwnEngine = !process.env.COMMERCE_ORIGIN
  await checkPortFree(config.port, 'PORT')
  if (hasOwnEngine) await checkPortFree(enginePort, 'COMMERCE_PORT')

  if (!(await isBuildCurrent())) await step('Building the storefront', () => buildStorefront())
  const origin = `http://localhost:${config.port}`
  // where mails lead to
  const STOREFRONT_ORIGINS = process.env.STOREFRONT_ORIGINS || origin
  const env = { ...process.env, NODE_ENV: 'production', STOREFRONT_ORIGINS }
  const logFile = (name: string) => path.join(config.dataDir, 'logs', `${name}.log`)
  const shop = new Supervisor()
  try {
    if (hasOwnEngine) {
      await step('Preparing the database', () => seed(env))
      const engine = shop.add(
        new Program({
          name: 'commerce engine',
          args: [...RUN, 'commerce/main.ts'],
          logFile: logFile('engine'),
          env,
        }),
      )
      await step('Starting the commerce engine', () =>
        engine.waitUntilHealthy(config.commerceOrigin),
      )
    }
    const storefront = shop.add(
      new Program({
        name: 'storefront',
        args: [...RUN, 'scripts/serve.ts'],
        logFile: logFile('storefront'),
        env,
      }),
    )
    await step('Starting the storefront', () => storefront.waitUntilHealthy(origin))
  } catch (error) {
    return shop.end(error)
  }
  announce(readSites('build/config'), config.port, config.commerceOrigin)
  say(`Logs: ${path.join(config.dataDir, 'logs')}`)
}

main().catch(fail)
