import path from 'node:path'
import { readCardGatewayAccount } from '../../config/card-gateway-account'
import { readSettings, type Environment } from '../../config/read-settings'
import { toTelemetryConfig } from '../../telemetry/telemetry-settings'
import { StorefrontSettings } from './storefront-settings.server'

export type ServerConfig = ReturnType<typeof readServerConfig>

/**
 * The configuration of the storefront's server; none of it may reach browsers.
 * @throws SettingsError
 */
export function readServerConfig(environment: Environment) {
  const settings = readSettings(StorefrontSettings, environment)
  const commerceOrigin = settings.COMMERCE_ORIGIN ?? `http://127.0.0.1:${settings.COMMERCE_PORT}`
  return {
    port: settings.PORT,
    /** Port of the engine that is started beside the storefront. */
    commercePort: settings.COMMERCE_PORT,
    /** Whether the Shopper APIs are those of the embedded engine. */
    hasOwnEngine: settings.COMMERCE_ORIGIN === undefined,
    commerceOrigin,
    /** Folder to which the host may write, for sized images. */
    dataDir: path.resolve(settings.DATA_DIR),
    publicProtocol: settings.PUBLIC_PROTOCOL,
    /** Whether the X-Forwarded-* headers come from our own proxy. */
    trustProxy: settings.TRUST_PROXY === 'true' || settings.TRUST_PROXY === '1',
    /** Name of the deployment. Undefined in development; a production build then uses `production`. */
    deployTarget: settings.DEPLOY_TARGET,
    logLevel: settings.LOG_LEVEL,
    securityContact: settings.SECURITY_CONTACT,
    telemetry: toTelemetryConfig(settings, 'praline-storefront'),
    /** Size of the page cache in bytes; 0 turns it off. */
    pageCacheBytes: settings.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** The engine's change feed; a Commerce Cloud has none. */
    changeFeed: {
      origin:
        settings.CHANGE_FEED_ORIGIN ??
        (settings.COMMERCE_ORIGIN === undefined ? commerceOrigin : undefined),
      key: settings.CHANGE_FEED_KEY,
    },
    /** Header in which pages send a CDN their dependencies; absent means no header. */
    cdnTagHeader: settings.CDN_TAG_HEADER?.toLowerCase(),
    /** If off, browsers that have a service worker get one that removes it. */
    isWorkerOn: settings.SERVICE_WORKER === 'on',
    /**
     * Origins that may show unpublished content in a frame; by default the engine's content studio.
     */
    contentStudioOrigins:
      settings.CONTENT_STUDIO_ORIGINS.length > 0
        ? settings.CONTENT_STUDIO_ORIGINS.map((studio) => new URL(studio).origin)
        : [`http://localhost:${settings.COMMERCE_PORT}`],
    preview: {
      accessCode: settings.PREVIEW_ACCESS_CODE,
      /** The secret of the link printed at start; opens the preview if there is no code. */
      startKey: settings.START_KEY,
      /** Without a code, visitors from this machine are editors: never behind a reverse proxy. */
      isOpenLocally: settings.LOCAL_ACCESS === 'open',
      /**
       * The confidential client that reads the prices of other moments; if absent, today's prices
       * are shown.
       */
      client: readClient(settings.PREVIEW_CLIENT),
      /** Origins of the shop's environments, by name. */
      environments: Object.fromEntries(settings.PREVIEW_HOSTS.map((entry) => entry.split('=', 2))),
    },
    /** Origin of the master pictures, below `/media/`. */
    mediaOrigin: settings.MEDIA_ORIGIN ?? commerceOrigin,
    /** Origin of site services without a login: stock notices and stock. */
    siteServicesOrigin: settings.SITE_SERVICES_ORIGIN ?? commerceOrigin,
    /** Target of the contact form, if not our own route. */
    contactFormAction: settings.CONTACT_FORM_ACTION,
    ...readProviders(settings, commerceOrigin),
  }
}

function readClient(setting: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([^:]+):(.+)$/.exec(setting ?? '') ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}

/** Settings of the external providers; the engine replaces each provider without an address. */
function readProviders(settings: StorefrontSettings, commerceOrigin: string) {
  return {
    addressVerification: {
      origin: settings.ADDRESS_VERIFICATION_ORIGIN ?? commerceOrigin,
      token: settings.ADDRESS_VERIFICATION_TOKEN,
      layout: settings.ADDRESS_VERIFICATION_LAYOUT,
    },
    cardGateway: {
      origin: settings.CARD_GATEWAY_ORIGIN ?? `${commerceOrigin}/card-gateway`,
      /** The gateway's origin, as the shopper's browser reaches it. */
      publicOrigin:
        settings.CARD_GATEWAY_PUBLIC_ORIGIN ?? `http://localhost:${settings.COMMERCE_PORT}`,
      /** Account at CyberSource; absent means the embedded gateway. */
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
    /** Key of Amplience's Fresh API; its cached API needs none. */
    key: settings.CONTENT_HUB_KEY,
    /** Origin of a staging domain, whose name replaces `{domain}`. */
    stagingOrigin: settings.CONTENT_HUB_STAGING_ORIGIN ?? `${engine}/staging/{domain}`,
    /** Service that returns the domain of a staging environment at a moment. */
    virtualStagingOrigin:
      settings.CONTENT_HUB_VIRTUAL_STAGING_ORIGIN ?? `${engine}/virtual-staging`,
    /** List of scheduled changes; only the engine's own content hub has one. */
    changesOrigin: settings.CONTENT_HUB_ORIGIN === undefined ? `${engine}/changes` : undefined,
    /** List of snapshots; only the engine's own content hub has one. */
    snapshotsOrigin: settings.CONTENT_HUB_ORIGIN === undefined ? `${engine}/snapshots` : undefined,
    /** The allowed staging environments; the first is the default. */
    stagingDomains: settings.CONTENT_HUB_STAGING_DOMAINS,
    stagingKey: settings.CONTENT_HUB_STAGING_KEY,
  }
}

/**
 * Origins, as browsers reach them, that content may show in a frame; includes the form for logo
 * sleeves.
 */
function readContentFrames(settings: StorefrontSettings) {
  const logoSleeveUrl =
    settings.LOGO_SLEEVE_URL ?? `http://localhost:${settings.COMMERCE_PORT}/logo-sleeve`
  const origins = [logoSleeveUrl, ...settings.CONTENT_FRAME_ORIGINS].map(
    (one) => new URL(one).origin,
  )
  return { logoSleeveUrl, origins: [...new Set(origins)] }
}

let config: ServerConfig | undefined

/**
 * Returns the configuration of this process, which is read once, on the first call.
 * @throws SettingsError
 */
export function serverConfig(): ServerConfig {
  return (config ??= readServerConfig(process.env))
}

/** Returns whether PWA Kit's managed runtime, or our host in its place, has loaded this bundle. */
export function isManagedRuntime(): boolean {
  return process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined
}
