import path from 'node:path'
import { z } from 'zod'
import {
  address,
  addresses,
  listOf,
  LOG_LEVELS,
  oneOf,
  portNumber,
  readSettings,
  setting,
  type Environment,
} from '../../config/read-settings'

const text = () => z.string().optional()

/** A place for the name of a staging domain: as a host of its own, or in a path. */
const isTemplate = (text: string) =>
  text.includes('{domain}') && /^https?:/.test(text) && URL.canParse(text.replace('{domain}', 'a'))

const isSpan = (days: string) => {
  const [min, max] = days.split('-').map(Number)
  return days === 'none' || (min !== undefined && max !== undefined && min <= max)
}

/**
 * Every setting of the storefront: add one here, use it in `readServerConfig` below, and say in the
 * README's table what it is for. What browsers may know of them is written into pages by
 * `config/default.js` and `config/third-party.js`, which rely on this schema.
 */
export const StorefrontSettings = z.object({
  PORT: portNumber(3000),
  COMMERCE_PORT: portNumber(4000),
  COMMERCE_ORIGIN: address(),
  COMMERCE_CLIENT_ID: text(),
  COMMERCE_ORGANIZATION_ID: text(),
  COMMERCE_SHORT_CODE: text(),
  DATA_DIR: z.string().default('var'),
  PUBLIC_PROTOCOL: oneOf(['http', 'https'], 'http'),
  TRUST_PROXY: oneOf(['true', '1', 'false', '0', 'off'], 'false'),
  DEPLOY_TARGET: text(),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  PAGE_CACHE_MEGABYTES: setting(z.coerce.number().min(0).default(64), 'a number, 0 or more'),
  CHANGE_FEED_ORIGIN: address(),
  CHANGE_FEED_KEY: setting(z.string().optional(), 'a key', { isSecret: true }),
  MEDIA_ORIGIN: address(),
  SITE_SERVICES_ORIGIN: address(),
  DELIVERY_DAYS: setting(
    z
      .string()
      .regex(/^(none|\d{1,2}-\d{1,2})$/)
      .refine(isSpan)
      .optional(),
    'none, or the fewest and the most days, e.g. 3-7',
  ),

  SERVICE_WORKER: oneOf(['on', 'off'], 'on'),

  CONTACT_FORM_ACTION: address(),
  CONTENT_HUB_ORIGIN: address(),
  CONTENT_HUB_STAGING_ORIGIN: setting(
    z.string().refine(isTemplate).optional(),
    'an address with {domain} in it, e.g. https://{domain}',
  ),
  CONTENT_HUB_VIRTUAL_STAGING_ORIGIN: address(),
  CONTENT_HUB_STAGING_DOMAINS: listOf(
    z
      .string()
      .regex(/^\.?[a-z\d][a-z\d.-]*$/i)
      .toLowerCase(),
    'host names, e.g. shop.staging.bigcontent.io, or with a dot before them for all below',
    { fallback: 'brindille.staging.localhost' },
  ),
  CONTENT_HUB_STAGING_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  CONTENT_STUDIO_ORIGINS: addresses(),
  PREVIEW_HOSTS: listOf(
    z.string().regex(/^(?:development|staging|production)=https?:\/\/[^\s/]+$/),
    'environments with their addresses, e.g. staging=https://staging.shop.example',
  ),
  PREVIEW_ACCESS_CODE: setting(z.string().min(8).optional(), 'eight characters or more', {
    isSecret: true,
  }),
  PREVIEW_CLIENT: setting(
    z
      .string()
      .regex(/^[\w-]{1,40}:\S{16,256}$/)
      .optional(),
    'a client as id:secret, the secret of 16 characters or more',
    { isSecret: true },
  ),
  CONTENT_FRAME_ORIGINS: addresses(),
  LOGO_SLEEVE_URL: address(),
  STORE_LOCATOR_ORIGIN: address(),
  REVIEWS_ORIGIN: address(),
  REVIEWS_PASSKEY: z.string().default('praline'),
  CARD_GATEWAY_ORIGIN: address(),
  CARD_GATEWAY_PUBLIC_ORIGIN: address(),
  ADDRESS_VERIFICATION_ORIGIN: address(),
  ADDRESS_VERIFICATION_TOKEN: z.string().default('praline'),
  ADDRESS_VERIFICATION_LAYOUT: z.string().default('Praline'),
  RECOMMENDATIONS_ORIGIN: address(),
  RECOMMENDATIONS_CLIENT_ID: text(),
  RECOMMENDATIONS_REALM: text(),
  SOCIAL_GALLERY_ORIGIN: address(),
  SOCIAL_GALLERY_KEY: text(),
  SUBSCRIPTION_OFFERS_ORIGIN: address(),
  SUBSCRIPTIONS_ORIGIN: address(),
  SUBSCRIPTIONS_KEY: z.string().default('praline'),
  RECURRING_ORDERS_MERCHANT: text(),
  INSTALLMENTS_ORIGIN: address(),
  KLARNA_CLIENT_ID: text(),
  RECAPTCHA_SITE_KEY: text(),

  RATINGS_SCRIPT: addresses(),
  SOCIAL_GALLERY_SCRIPT: addresses(),
  CHAT_SCRIPT: addresses(),
  SURVEY_SCRIPT: addresses(),
  TAG_MANAGER_SCRIPT: addresses(),
  ANALYTICS_SCRIPT: addresses(),
  SESSION_RECORDING_SCRIPT: addresses(),
  THIRD_PARTY_ORIGINS: addresses(),
})

type Settings = z.output<typeof StorefrontSettings>
export type ServerConfig = ReturnType<typeof readServerConfig>

/** What the storefront's server knows, none of it for browsers. @throws SettingsError */
export function readServerConfig(environment: Environment) {
  const settings = readSettings(StorefrontSettings, environment)
  /** Of the engine, as this machine reaches it. */
  const commerceOrigin = settings.COMMERCE_ORIGIN ?? `http://127.0.0.1:${settings.COMMERCE_PORT}`
  return {
    port: settings.PORT,
    /** Of the engine that is started beside the storefront. */
    commercePort: settings.COMMERCE_PORT,
    /** Whether the Shopper APIs are the engine's beside us. */
    hasOwnEngine: settings.COMMERCE_ORIGIN === undefined,
    commerceOrigin,
    /** Folder of what the host may write: sized images. */
    dataDir: path.resolve(settings.DATA_DIR),
    publicProtocol: settings.PUBLIC_PROTOCOL,
    /** Whether X-Forwarded-* of the request come from a proxy of ours. */
    trustProxy: settings.TRUST_PROXY === 'true' || settings.TRUST_PROXY === '1',
    /** Absent in development, and where production is meant. */
    deployTarget: settings.DEPLOY_TARGET,
    logLevel: settings.LOG_LEVEL,
    /** Size of the page cache; 0 turns it off. */
    pageCacheBytes: settings.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** The engine that tells what has changed; a Commerce Cloud has no such feed. */
    changeFeed: {
      origin:
        settings.CHANGE_FEED_ORIGIN ??
        (settings.COMMERCE_ORIGIN === undefined ? commerceOrigin : undefined),
      key: settings.CHANGE_FEED_KEY,
    },
    /** Off: browsers that have a service worker are given one that removes it. */
    isWorkerOn: settings.SERVICE_WORKER === 'on',
    /** Who may show what is being written, in a frame: the engine's studio unless others are named. */
    contentStudioOrigins:
      settings.CONTENT_STUDIO_ORIGINS.length > 0
        ? settings.CONTENT_STUDIO_ORIGINS.map((studio) => new URL(studio).origin)
        : [`http://localhost:${settings.COMMERCE_PORT}`],
    preview: {
      /** Asked of editors; without one the preview is open on this machine alone. */
      accessCode: settings.PREVIEW_ACCESS_CODE,
      /** The confidential client that shows prices of other moments; absent: today's are shown. */
      client: readClient(settings.PREVIEW_CLIENT),
      /** Origins of the shop's environments, by name. */
      environments: Object.fromEntries(settings.PREVIEW_HOSTS.map((entry) => entry.split('=', 2))),
    },
    /** Where the masters of the pictures are fetched from, below `/media/`. */
    mediaOrigin: settings.MEDIA_ORIGIN ?? commerceOrigin,
    /** Of what sites are asked without a login: stock notices, stock. */
    siteServicesOrigin: settings.SITE_SERVICES_ORIGIN ?? commerceOrigin,
    /** Where browsers send the contact form, if not to us. */
    contactFormAction: settings.CONTACT_FORM_ACTION,
    ...readProviders(settings, commerceOrigin),
  }
}

function readClient(setting: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([^:]+):(.+)$/.exec(setting ?? '') ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}

/** The outside providers; the engine answers for each that has no address of its own. */
function readProviders(settings: Settings, commerceOrigin: string) {
  return {
    addressVerification: {
      origin: settings.ADDRESS_VERIFICATION_ORIGIN ?? commerceOrigin,
      token: settings.ADDRESS_VERIFICATION_TOKEN,
      layout: settings.ADDRESS_VERIFICATION_LAYOUT,
    },
    cardGateway: {
      origin: settings.CARD_GATEWAY_ORIGIN ?? `${commerceOrigin}/card-gateway`,
      /** As the shopper's browser reaches it. */
      publicOrigin:
        settings.CARD_GATEWAY_PUBLIC_ORIGIN ?? `http://localhost:${settings.COMMERCE_PORT}`,
    },
    contentHub: readContentHub(settings, commerceOrigin),
    contentFrames: readContentFrames(settings),
    installments: {
      origin: settings.INSTALLMENTS_ORIGIN ?? commerceOrigin,
      clientId: settings.KLARNA_CLIENT_ID,
    },
    recommendations: { origin: settings.RECOMMENDATIONS_ORIGIN ?? commerceOrigin },
    reviews: {
      origin: settings.REVIEWS_ORIGIN ?? commerceOrigin,
      passkey: settings.REVIEWS_PASSKEY,
    },
    socialGallery: {
      origin: settings.SOCIAL_GALLERY_ORIGIN ?? commerceOrigin,
      key: settings.SOCIAL_GALLERY_KEY,
    },
    storeLocator: { origin: settings.STORE_LOCATOR_ORIGIN ?? `${commerceOrigin}/rio` },
    subscriptions: {
      origin: settings.SUBSCRIPTIONS_ORIGIN ?? commerceOrigin,
      merchant: settings.RECURRING_ORDERS_MERCHANT,
      /** With what each request signs its customer. */
      key: settings.SUBSCRIPTIONS_KEY,
    },
    subscriptionOffers: {
      origin: settings.SUBSCRIPTION_OFFERS_ORIGIN ?? commerceOrigin,
      merchant: settings.RECURRING_ORDERS_MERCHANT,
    },
  }
}

function readContentHub(settings: Settings, commerceOrigin: string) {
  const engine = `${commerceOrigin}/content-hub`
  return {
    origin: settings.CONTENT_HUB_ORIGIN ?? engine,
    /** Where a staging domain is delivered: its name stands for `{domain}`. */
    stagingOrigin: settings.CONTENT_HUB_STAGING_ORIGIN ?? `${engine}/staging/{domain}`,
    /** Who knows the domain of a staging environment at a moment. */
    virtualStagingOrigin:
      settings.CONTENT_HUB_VIRTUAL_STAGING_ORIGIN ?? `${engine}/virtual-staging`,
    /** The list of what changes by schedule, which is the engine's own. */
    changesOrigin: settings.CONTENT_HUB_ORIGIN === undefined ? `${engine}/changes` : undefined,
    /** The list of snapshots, the same. */
    snapshotsOrigin: settings.CONTENT_HUB_ORIGIN === undefined ? `${engine}/snapshots` : undefined,
    /** The staging environments that may be asked for; the first is the default one. */
    stagingDomains: settings.CONTENT_HUB_STAGING_DOMAINS,
    stagingKey: settings.CONTENT_HUB_STAGING_KEY,
  }
}

/** What content may show in a frame, besides the form for logo sleeves, as browsers reach it. */
function readContentFrames(settings: Settings) {
  const logoSleeveUrl =
    settings.LOGO_SLEEVE_URL ?? `http://localhost:${settings.COMMERCE_PORT}/logo-sleeve`
  const origins = [logoSleeveUrl, ...settings.CONTENT_FRAME_ORIGINS].map(
    (one) => new URL(one).origin,
  )
  return { logoSleeveUrl, origins: [...new Set(origins)] }
}

let config: ServerConfig | undefined

/** The configuration of this process, read once, when it is first asked for. @throws SettingsError */
export function serverConfig(): ServerConfig {
  return (config ??= readServerConfig(process.env))
}

/** Whether PWA Kit's managed runtime, or the host in its place, has loaded this bundle. */
export function isManagedRuntime(): boolean {
  return process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined
}
