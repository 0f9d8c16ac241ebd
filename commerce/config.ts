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

/** Every setting of the engine: add one here, and a row in docs/configuration.md. */
export const EngineSettings = z.object({
  COMMERCE_PORT: portNumber(4000),
  COMMERCE_HOST: z.string().default('localhost'),
  COMMERCE_PUBLIC_ORIGIN: address(),
  /** Who may say in X-Forwarded-For whom they speak for: storefronts, and proxies before the engine. */
  TRUSTED_PROXIES: listOf(ProxyAddress, 'addresses, networks (10.0.3.0/24), or loopback', {
    fallback: 'loopback',
  }),
  /** CyberSource; absent: the embedded gateway. */
  CARD_GATEWAY_ORIGIN: address(),
  CARD_GATEWAY_PUBLIC_ORIGIN: address(),
  ...cardGatewaySettings,
  /** PayPal; absent: the embedded gateway's pages, or with an account there, no PayPal. */
  PAYPAL_ORIGIN: address(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: setting(z.string().optional(), 'the secret of the application', {
    isSecret: true,
  }),
  COMMERCE_LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z.string().optional(),
  /** The folder of the masters of the pictures. */
  MEDIA_DIR: z.string().default('demo/photos'),
  /** Origins besides the local ones whose `/callback` may receive login codes. */
  STOREFRONT_ORIGINS: addresses(),
  /** Origins that mailed tokens may be posted to instead (`mode=callback`). */
  CALLBACK_ORIGINS: addresses('http://localhost:3000'),
  /** Confidential clients, each with what it may do if that is not everything. */
  PRIVATE_CLIENTS: listOf(
    z.string().regex(/^[\w-]{1,40}:[0-9a-f]{64}(:[\w.+-]+)?$/),
    'clients, each id:SHA-256 of the secret in hex[:scope+scope]',
    { isSecret: true },
  ),
  /** How long after a login the same one is refused. */
  SAME_LOGIN_PAUSE_MS: wholeNumber(0, 86_400_000, 1000),
  /** Wrong codes, and registrations, of a session and from an address that cost no delay. */
  GUESSES_PER_SESSION: wholeNumber(1, 1_000_000, 20),
  GUESSES_PER_ADDRESS: wholeNumber(1, 1_000_000, 200),
  /** Where mail is sent, e.g. `smtp://user:password@host:587`; absent: mail stays in the outbox. */
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address such as smtp://user:password@host:587',
    { isSecret: true },
  ),
  MAIL_FROM: setting(
    z.string().min(3).default('Maison Brindille <orders@brindille.example>'),
    'a sender such as Shop <orders@shop.example>',
  ),
  /** Days after its last change that a basket is stored. */
  BASKET_DAYS: wholeNumber(1, 180, 30),
  /** Temporary baskets that one shopper may have at a time. */
  TEMPORARY_BASKETS: wholeNumber(1, 10, 4),
  /** Days before a delivery of a subscription that its customer is reminded; 0: never. */
  SUBSCRIPTION_REMINDER_DAYS: wholeNumber(0, 30, 3),
  /** With what requests about subscriptions are signed; absent: only this machine may ask. */
  SUBSCRIPTIONS_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** Opens the content hub's staging; absent: to this machine only. */
  CONTENT_HUB_STAGING_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** The hub's staging environments: hosts, or with a dot before them all below. */
  CONTENT_HUB_STAGING_DOMAINS: listOf(
    z
      .string()
      .regex(/^\.?[a-z\d][a-z\d.-]*$/i)
      .toLowerCase(),
    'host names, e.g. shop.staging.example, or with a dot before them for all below',
    { fallback: 'brindille.staging.localhost' },
  ),
  /** Opens the feed of changes to storefronts on other machines. */
  CHANGE_FEED_KEY: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
  /** The secret for siteverify. */
  RECAPTCHA_SECRET: setting(
    z.string().max(256).default('praline'),
    'a text of at most 256 characters',
    { isSecret: true },
  ),
  /** An outside siteverify; absent: the embedded captcha. */
  RECAPTCHA_VERIFY_URL: setting(z.url().optional(), 'an address'),
  /** Opens the outbox to other machines, as the password of HTTP Basic. */
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

/** Everything about where and how the engine runs. Durations in seconds. */
export interface Config {
  port: number
  /** `localhost` listens on both 127.0.0.1 and ::1. */
  host: string
  /** Where browsers reach the engine, e.g. `http://localhost:4000`. */
  publicOrigin: string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Where browsers reach the embedded card gateway; the engine's own origin by default. */
  cardGatewayOrigin: string
  /** Where payments are authorized; absent: by the embedded gateway. */
  cardGatewayUrl?: string
  /** At CyberSource; absent: the embedded gateway's. */
  cardGatewayAccount?: CardGatewayAccount
  /** The merchant's application at PayPal; absent: PayPal's payments go to the card gateway. */
  payPal?: PayPalAccount
  logLevel: (typeof LOG_LEVELS)[number]
  telemetry: TelemetryConfig
  dataDir: string
  databaseUrl?: string
  mediaDir: string
  /** The pictures that archives brought. */
  importedMediaDir: string
  /** What `npm run build` makes of `back-office/`. */
  backOfficeDir: string
  organizationId: string
  /** The realm and instance of the organization, as in token issuers (`prln_001`). */
  tenantId: string
  clientIds: string[]
  /** Clients that prove themselves with a secret, of which the SHA-256 in hex is configured. */
  privateClients: { id: string; secretHash: string; scopes?: string[] }[]
  storefrontOrigins: string[]
  /** Where mailed tokens may be posted to instead. */
  callbackOrigins: string[]
  /** Milliseconds. */
  sameLoginPauseMs: number
  /** Within a quarter of an hour; then each delays the next. */
  guessesPerSession: number
  guessesPerAddress: number
  /** Absent: mail stays in the outbox. */
  smtpUrl?: string
  mailFrom: string
  /** Days before a delivery that its customer is reminded; 0: never. */
  subscriptionReminderDays: number
  /** Absent: only this machine may ask about subscriptions. */
  subscriptionsKey?: string
  /** Absent: only this machine may ask for what is not published. */
  contentHubStagingKey?: string
  /** Hosts, or with a dot before them all below. */
  contentHubStagingDomains: string[]
  /** Absent: only this machine hears what changes. */
  changeFeedKey?: string
  captchaSecret: string
  /** Absent: the embedded captcha is used. */
  captchaVerifyUrl?: string
  /** Absent: the outbox opens on the engine's own machine only. */
  operatorToken?: string
  /** Days after its last change that a basket is stored. */
  basketDays: number
  /** Temporary baskets that one shopper may have at a time. */
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
