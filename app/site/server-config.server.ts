import path from 'node:path'
import { readCardGatewayAccount } from '../../config/card-gateway-account'
import { readSettings, type Environment } from '../../config/read-settings'
import { toTelemetryConfig } from '../../telemetry/telemetry-settings'
import { StorefrontSettings } from './storefront-settings.server'

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
    telemetry: toTelemetryConfig(settings, 'praline-storefront'),
    /** Size of the page cache; 0 turns it off. */
    pageCacheBytes: settings.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** The engine with the change feed; a Commerce Cloud has none. */
    changeFeed: {
      origin:
        settings.CHANGE_FEED_ORIGIN ??
        (settings.COMMERCE_ORIGIN === undefined ? commerceOrigin : undefined),
      key: settings.CHANGE_FEED_KEY,
    },
    /** In which header pages tell a CDN what they depend on; absent: in none. */
    cdnTagHeader: settings.CDN_TAG_HEADER?.toLowerCase(),
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
function readProviders(settings: StorefrontSettings, commerceOrigin: string) {
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
      /** At CyberSource; absent: the embedded gateway. */
      account: readCardGatewayAccount(settings),
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

function readContentHub(settings: StorefrontSettings, commerceOrigin: string) {
  const engine = `${commerceOrigin}/content-hub`
  return {
    origin: settings.CONTENT_HUB_ORIGIN ?? engine,
    /** Of Amplience's Fresh API; its cached API needs none. */
    key: settings.CONTENT_HUB_KEY,
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
function readContentFrames(settings: StorefrontSettings) {
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
