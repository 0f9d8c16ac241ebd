import path from 'node:path'
import pg from 'pg'
import { startTestNginx } from '../../scripts/testing/nginx'
import { findFreePort } from '../../scripts/testing/test-ports'
import { startProcess, type ShopProcess } from './shop-process'

const OPERATOR_TOKEN = 'operator-of-the-test-shops-only'
const KEY = 'key-of-the-test-shops-only'

/**
 * A PostgreSQL server that allows creating databases. If it is set, each shop has two engines and
 * two storefronts, behind nginx.
 */
const serverUrl = process.env.TEST_SHOPS_DATABASE_URL

export const isScaled = serverUrl !== undefined

const nameOf = (shop: number) => `shop_${shop}`

/** Settings that differ from a shop of one engine and one storefront, as in compose.yaml. */
export function scaledEnvironment(shop: number, engine: number): NodeJS.ProcessEnv {
  const url = new URL(serverUrl ?? '')
  url.pathname = `/${nameOf(shop)}`
  const [behindNginx, forBrowsers] = [`http://127.0.0.1:${engine}`, `http://localhost:${engine}`]
  return {
    DATABASE_URL: url.href,
    COMMERCE_ORIGIN: behindNginx,
    CHANGE_FEED_ORIGIN: behindNginx,
    COMMERCE_PUBLIC_ORIGIN: forBrowsers,
    CARD_GATEWAY_PUBLIC_ORIGIN: forBrowsers,
    CONTENT_STUDIO_ORIGINS: forBrowsers,
    LOGO_SLEEVE_URL: `${forBrowsers}/logo-sleeve`,
    DELIVERY_DAYS: 'none',
    PAGE_SPEED_SAMPLE: '1',
    TRUST_PROXY: 'true',
    CHANGE_FEED_KEY: KEY,
    CONTENT_HUB_STAGING_KEY: KEY,
    SUBSCRIPTIONS_KEY: KEY,
    OPERATOR_TOKEN,
  }
}

/** @param template number of a shop whose database is copied */
export async function createShopDatabase(shop: number, template?: number): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${nameOf(shop)} with (force)`)
    const source = template === undefined ? '' : ` template ${nameOf(template)}`
    await client.query(`create database ${nameOf(shop)}${source}`)
  } finally {
    await client.end()
  }
}

interface ScaledShop {
  processes: ShopProcess[]
  nginx: number
}

interface Start {
  env: NodeJS.ProcessEnv
  folder: string
  ports: { storefront: number; engine: number }
}

/** Starts two engines, two storefronts, and nginx, which distributes the requests. */
export async function startScaledShop({ env, folder, ports }: Start): Promise<ScaledShop> {
  const pair = async () => [await findFreePort(), await findFreePort()] as const
  const [engines, storefronts] = [await pair(), await pair()]
  const nginx = await startTestNginx(
    { ...ports, engines, storefronts },
    { folder: path.resolve(folder), operatorToken: OPERATOR_TOKEN },
  )
  const startBoth = (role: ShopProcess['role'], both: readonly [number, number]) =>
    Promise.all(
      both.map((port, index) => {
        const name = `${role}-${index + 1}`
        // engines share the folder of their pictures, each storefront has its own
        const dataDir = role === 'engine' ? folder : `${folder}/${name}`
        return startProcess({ role, name, port, folder, env: { ...env, DATA_DIR: dataDir } })
      }),
    )
  const processes = await startBoth('engine', engines)
  return {
    nginx: nginx.pid,
    processes: [...processes, ...(await startBoth('storefront', storefronts))],
  }
}
