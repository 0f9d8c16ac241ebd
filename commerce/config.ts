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
  wholeNumber,
  type Environment,
} from '../config/read-settings'
import {
  cardGatewaySettings,
  readCardGatewayAccount,
  type CardGatewayAccount,
} from '../config/card-gateway-account'
import {
  TELEMETRY_SETTINGS,
  toTelemetryConfig,
  type TelemetryConfig,
} from '../telemetry/telemetry-settings'

const DAY_SECONDS = 86_400

const ProxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])

/** Every setting of the engine. A new setting also needs a row in docs/configuration.md. */
export const EngineSettings = z.object({
  COMMERCE_PORT: portNumber(4000),
  COMMERCE_HOST: z.string().default('localhost'),
  COMMERCE_PUBLIC_ORIGIN: address(),
  /** Storefronts and reverse proxies whose `X-Forwarded-For` header is trusted. */
  TRUSTED_PROXIES: listOf(ProxyAddress, 'addresses, networks (10.0.3.0/24), or loopback', {
    fallback: 'loopback',
  }),
  /** The origin of CyberSource; if absent, the embedded gateway is used. */
  CARD_GATEWAY_ORIGIN: address(),
  CARD_GATEWAY_PUBLIC_ORIGIN: address(),
  ...cardGatewaySettings,
  /**
   * The application at PayPal. If absent, PayPal payments use the embedded gateway's pages; with a
   * CyberSource account, PayPal is not offered.
   */
  PAYPAL_ORIGIN: address(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: setting(z.string().optional(), 'the secret of the application', {
    isSecret: true,
  }),
  COMMERCE_LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z.string().optional(),
  /** The folder of the original pictures. */
  MEDIA_DIR: z.string().default('demo/photos'),
  /** Origins besides the local ones whose `/callback` may receive login codes. */
  STOREFRONT_ORIGINS: addresses(),
  /** Origins that mailed tokens may be posted to instead (`mode=callback`). */
  CALLBACK_ORIGINS: addresses('http://localhost:3000'),
  /**
   * Confidential clients, each optionally with a list of scopes; by default a client has all
   * scopes.
   */
  PRIVATE_CLIENTS: listOf(
    z.string().regex(/^[\w-]{1,40}:[0-9a-f]{64}(:[\w.+-]+)?$/),
    'clients, each id:SHA-256 of the secret in hex[:scope+scope]',
    { isSecret: true },
  ),
  /** How long a repeated login with the same credentials is refused. */
  SAME_LOGIN_PAUSE_MS: wholeNumber(0, 86_400_000, 1000),
  /**
   * Wrong codes, and registrations, that are allowed without a delay, per session and per IP
   * address.
   */
  GUESSES_PER_SESSION: wholeNumber(1, 1_000_000, 20),
  GUESSES_PER_ADDRESS: wholeNumber(1, 1_000_000, 200),
  /** The SMTP server, e.g. `smtp://user:password@host:587`; if absent, mail stays in the outbox. */
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address such as smtp://user:password@host:587',
    { isSecret: true },
  ),
  MAIL_FROM: setting(
    z.string().min(3).default('Maison Brindille <orders@brindille.example>'),
    'a sender such as Shop <orders@shop.example>',
  ),
  /** Days that a basket is stored after its last change. */
  BASKET_DAYS: wholeNumber(1, 180, 30),
  /** The maximum number of temporary baskets of one shopper at a time. */
  TEMPORARY_BASKETS: wholeNumber(1, 10, 4),
  /** Days before a subscription's delivery on which the customer gets a reminder; 0 means never. */
  SUBSCRIPTION_REMINDER_DAYS: wholeNumber(0, 30, 3),
  /**
   * The key that signs requests about subscriptions; if absent, only this machine may send them.
   */
  SUBSCRIPTIONS_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** The key for the content hub's staging; if absent, only this machine may read it. */
  CONTENT_HUB_STAGING_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** Hosts of the hub's staging environments; a leading dot includes all subdomains. */
  CONTENT_HUB_STAGING_DOMAINS: listOf(
    z
      .string()
      .regex(/^\.?[a-z\d][a-z\d.-]*$/i)
      .toLowerCase(),
    'host names, e.g. shop.staging.example, or with a dot before them for all below',
    { fallback: 'brindille.staging.localhost' },
  ),
  /** The key that opens the change feed to storefronts on other machines. */
  CHANGE_FEED_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** The secret that is sent to siteverify. */
  RECAPTCHA_SECRET: setting(
    z.string().max(256).default('praline'),
    'a text of at most 256 characters',
    { isSecret: true },
  ),
  /** The address of an external siteverify API; if absent, the embedded captcha is used. */
  RECAPTCHA_VERIFY_URL: setting(z.url().optional(), 'an address'),
  /** The password (HTTP Basic) that opens the outbox to other machines. */
  OPERATOR_TOKEN: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  ...TELEMETRY_SETTINGS,
})

export interface PayPalAccount {
  /** e.g. `https://api-m.sandbox.paypal.com` */
  origin: string
  clientId: string
  clientSecret: string
}

/** All settings of the running engine. Durations are in seconds. */
export interface Config {
  port: number
  /** `localhost` listens on both 127.0.0.1 and ::1. */
  host: string
  /** The address at which browsers reach the engine, e.g. `http://localhost:4000`. */
  publicOrigin: string
  /** Addresses and networks whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[]
  /**
   * The address at which browsers reach the embedded card gateway; by default the engine's own
   * origin.
   */
  cardGatewayOrigin: string
  /** The gateway that authorizes payments; if absent, the embedded gateway is used. */
  cardGatewayUrl?: string
  /** The account at CyberSource; if absent, that of the embedded gateway is used. */
  cardGatewayAccount?: CardGatewayAccount
  /** The merchant's application at PayPal; if absent, the card gateway handles PayPal payments. */
  payPal?: PayPalAccount
  logLevel: (typeof LOG_LEVELS)[number]
  telemetry: TelemetryConfig
  dataDir: string
  databaseUrl?: string
  mediaDir: string
  /** The folder of the pictures imported from archives. */
  importedMediaDir: string
  /** The output folder of `npm run build` for `back-office/`. */
  backOfficeDir: string
  organizationId: string
  /** The realm and instance of the organization, as in token issuers (`prln_001`). */
  tenantId: string
  clientIds: string[]
  /** Clients that authenticate with a secret. The configuration contains its SHA-256 in hex. */
  privateClients: { id: string; secretHash: string; scopes?: string[] }[]
  storefrontOrigins: string[]
  /** Addresses that mailed tokens may be posted to instead. */
  callbackOrigins: string[]
  /** Milliseconds. */
  sameLoginPauseMs: number
  /**
   * The number of guesses per quarter of an hour without a delay; each further guess is delayed.
   */
  guessesPerSession: number
  guessesPerAddress: number
  /** If absent, mail stays in the outbox. */
  smtpUrl?: string
  mailFrom: string
  /** Days before a delivery on which the customer gets a reminder; 0 means never. */
  subscriptionReminderDays: number
  /** If absent, only this machine may send requests about subscriptions. */
  subscriptionsKey?: string
  /** If absent, only this machine may read unpublished content. */
  contentHubStagingKey?: string
  /** Hosts; a leading dot includes all subdomains. */
  contentHubStagingDomains: string[]
  /** If absent, only this machine may read the change feed. */
  changeFeedKey?: string
  captchaSecret: string
  /** If absent, the embedded captcha is used. */
  captchaVerifyUrl?: string
  /** If absent, only the engine's own machine may open the outbox. */
  operatorToken?: string
  /** Days that a basket is stored after its last change. */
  basketDays: number
  /** The maximum number of temporary baskets of one shopper at a time. */
  temporaryBaskets: number
  accessTokenSeconds: number
  guestRefreshSeconds: number
  registeredRefreshSeconds: number
}

function readPayPalAccount({
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_ORIGIN: origin = 'https://api-m.paypal.com',
}: z.infer<typeof EngineSettings>): PayPalAccount | undefined {
  if (!clientId || !clientSecret) return undefined
  return { origin, clientId, clientSecret }
}

/** Reads the environment. @throws SettingsError */
export function readConfig(environment: Environment = process.env): Config {
  const env = readSettings(EngineSettings, environment)
  const publicOrigin = env.COMMERCE_PUBLIC_ORIGIN ?? `http://localhost:${env.COMMERCE_PORT}`
  return {
    port: env.COMMERCE_PORT,
    host: env.COMMERCE_HOST,
    publicOrigin,
    trustedProxies: env.TRUSTED_PROXIES,
    cardGatewayOrigin: env.CARD_GATEWAY_PUBLIC_ORIGIN ?? publicOrigin,
    cardGatewayUrl: env.CARD_GATEWAY_ORIGIN,
    cardGatewayAccount: readCardGatewayAccount(env),
    payPal: readPayPalAccount(env),
    logLevel: env.COMMERCE_LOG_LEVEL,
    telemetry: toTelemetryConfig(env, 'praline-engine'),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    mediaDir: path.resolve(env.MEDIA_DIR),
    importedMediaDir: path.resolve(env.DATA_DIR, 'media'),
    backOfficeDir: path.resolve('var/back-office'),
    organizationId: 'f_ecom_prln_001',
    tenantId: 'prln_001',
    clientIds: ['11111111-1111-4111-8111-111111111111'],
    privateClients: env.PRIVATE_CLIENTS.map((client) => {
      const [id = '', secretHash = '', scopes] = client.split(':')
      return { id, secretHash, scopes: scopes?.split('+') }
    }),
    storefrontOrigins: env.STOREFRONT_ORIGINS,
    callbackOrigins: env.CALLBACK_ORIGINS,
    sameLoginPauseMs: env.SAME_LOGIN_PAUSE_MS,
    guessesPerSession: env.GUESSES_PER_SESSION,
    guessesPerAddress: env.GUESSES_PER_ADDRESS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    subscriptionReminderDays: env.SUBSCRIPTION_REMINDER_DAYS,
    subscriptionsKey: env.SUBSCRIPTIONS_KEY,
    contentHubStagingKey: env.CONTENT_HUB_STAGING_KEY,
    contentHubStagingDomains: env.CONTENT_HUB_STAGING_DOMAINS,
    changeFeedKey: env.CHANGE_FEED_KEY,
    captchaSecret: env.RECAPTCHA_SECRET,
    captchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
    operatorToken: env.OPERATOR_TOKEN,
    basketDays: env.BASKET_DAYS,
    temporaryBaskets: env.TEMPORARY_BASKETS,
    accessTokenSeconds: 1800,
    guestRefreshSeconds: 30 * DAY_SECONDS,
    registeredRefreshSeconds: 90 * DAY_SECONDS,
  }
}
