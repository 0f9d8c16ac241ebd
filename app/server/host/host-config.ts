import path from 'node:path'
import { z } from 'zod'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const port = (fallback: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65535).default(fallback))
const address = z.preprocess(blankIsAbsent, z.url().optional())
const flag = z.preprocess((value) => value === 'true' || value === '1', z.boolean())

const environmentSchema = z.object({
  PORT: port(3000),
  COMMERCE_PORT: port(4000),
  COMMERCE_ORIGIN: address,
  SITE_SERVICES_ORIGIN: address,
  RECOMMENDATIONS_ORIGIN: address,
  CARD_GATEWAY_PUBLIC_ORIGIN: address,
  MEDIA_ORIGIN: address,
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('var')),
  PUBLIC_PROTOCOL: z.preprocess(blankIsAbsent, z.enum(['http', 'https']).default('http')),
  TRUST_PROXY: flag,
  DEPLOY_TARGET: z.preprocess(blankIsAbsent, z.string().default('production')),
  LOG_LEVEL: z.preprocess(blankIsAbsent, z.string().default('info')),
  PAGE_CACHE_MEGABYTES: z.preprocess(blankIsAbsent, z.coerce.number().min(0).default(64)),
})

/** Where and how the storefront's host runs. */
export interface HostConfig {
  port: number
  /** Origin of the commerce engine, as this machine reaches it; no trailing slash. */
  commerceOrigin: string
  /** Origin of what sites are asked without a login (stock notices, stock); no trailing slash. */
  siteServicesOrigin: string
  /** Origin of the service that recommends products; no trailing slash. */
  recommendationsOrigin: string
  /** Origin of the card gateway, as the shopper's browser reaches it. */
  cardGatewayOrigin: string
  /** Origin that `/media/…` masters are fetched from. */
  mediaOrigin: string
  /** Folder of what this host may write: sized images. */
  dataDir: string
  publicProtocol: 'http' | 'https'
  /** Outside origins whose scripts the shop uses, as `config/third-party.js` names them. */
  trustedOrigins: readonly string[]
  /** Whether X-Forwarded-* of the request come from a proxy of ours. */
  trustProxy: boolean
  deployTarget: string
  logLevel: string
  /** Size of the page cache in bytes; 0 turns it off. */
  pageCacheBytes: number
}

/** Reads the environment; throws a readable error naming the variable that is wrong. */
export function readHostConfig(environment: NodeJS.ProcessEnv): HostConfig {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  const env = parsed.data
  const commerceOrigin = (env.COMMERCE_ORIGIN ?? `http://127.0.0.1:${env.COMMERCE_PORT}`).replace(
    /\/$/,
    '',
  )
  return {
    port: env.PORT,
    commerceOrigin,
    siteServicesOrigin: env.SITE_SERVICES_ORIGIN?.replace(/\/$/, '') ?? commerceOrigin,
    recommendationsOrigin: env.RECOMMENDATIONS_ORIGIN?.replace(/\/$/, '') ?? commerceOrigin,
    cardGatewayOrigin: env.CARD_GATEWAY_PUBLIC_ORIGIN ?? `http://localhost:${env.COMMERCE_PORT}`,
    mediaOrigin: env.MEDIA_ORIGIN ?? commerceOrigin,
    dataDir: path.resolve(env.DATA_DIR),
    publicProtocol: env.PUBLIC_PROTOCOL,
    trustedOrigins: [],
    trustProxy: env.TRUST_PROXY,
    deployTarget: env.DEPLOY_TARGET,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
  }
}
