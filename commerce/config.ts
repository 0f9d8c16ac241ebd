import path from 'node:path'
import { secondsInDay } from 'date-fns/constants'
import type { z } from 'zod'
import { readSettings, type Environment, type LOG_LEVELS } from '../config/read-settings'
import { readCardGatewayAccount, type CardGatewayAccount } from '../config/card-gateway-account'
import { toTelemetryConfig, type TelemetryConfig } from '../telemetry/telemetry-settings'
import { EngineSettings, type ServerLimits } from './engine-settings'

/** Days, counted from when a thing was written; 0: for ever. */
export interface KeptDays {
  mails: number
  messages: number
  audit: number
  guestOrders: number
}

export interface PayPalAccount {
  /** e.g. `https://api-m.sandbox.paypal.com` */
  origin: string
  clientId: string
  clientSecret: string
}

export interface ApplePayAccount {
  /** e.g. `merchant.example.shop` */
  merchant: string
  /** The merchant identity certificate and its key, in PEM. */
  certificate: string
  key: string
}

interface GooglePayAccount {
  merchantId: string
  environment: 'TEST' | 'PRODUCTION'
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
  /** The merchant at Apple Pay; with a CyberSource account only. */
  applePay?: ApplePayAccount
  /** The merchant at Google Pay; with a CyberSource account only. */
  googlePay?: GooglePayAccount
  logLevel: (typeof LOG_LEVELS)[number]
  telemetry: TelemetryConfig
  dataDir: string
  databaseUrl?: string
  databaseDirectUrl?: string
  databaseReplicaUrls: readonly string[]
  replicaMaxLagMs: number
  databaseLimits: ServerLimits
  mediaDir: string
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
  /** Domains whose subdomains share passkeys. */
  passkeyDomains: string[]
  /** Addresses that mailed tokens may be posted to instead. */
  callbackOrigins: string[]
  /** Milliseconds. */
  sameLoginPauseMs: number
  /** Milliseconds that a response takes at least that must not reveal whether an account exists. */
  constantTimeMs: number
  /**
   * The number of guesses per quarter of an hour without a delay; each further guess is delayed.
   */
  guessesPerSession: number
  guessesPerAddress: number
  /** If absent, mail stays in the outbox. */
  smtpUrl?: string
  mailFrom: string
  /** If absent, text messages stay in the outbox. */
  textUrl?: string
  textFrom: string
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
  captchaVerifyUrl?: string
  operatorToken?: string
  /** Operators without a passkey can only add one. */
  needsOperatorPasskeys: boolean
  /** Requests from this machine are trusted: never behind a reverse proxy. */
  isOpenLocally: boolean
  /** The secret of the link printed at start, which opens the back office once. */
  startKey?: string
  /** Days that a basket is stored after its last change. */
  basketDays: number
  keptDays: KeptDays
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

/** The PEM texts are in one line, with `\\n` for each line break, or have their line breaks. */
function readApplePayAccount({
  APPLE_PAY_MERCHANT: merchant,
  APPLE_PAY_CERTIFICATE: certificate,
  APPLE_PAY_KEY: key,
}: z.infer<typeof EngineSettings>): ApplePayAccount | undefined {
  if (!merchant || !certificate || !key) return undefined
  const toPem = (text: string) => text.replaceAll('\\n', '\n')
  return { merchant, certificate: toPem(certificate), key: toPem(key) }
}

function readGooglePayAccount({
  GOOGLE_PAY_MERCHANT: merchantId,
  GOOGLE_PAY_ENVIRONMENT: environment,
}: z.infer<typeof EngineSettings>): GooglePayAccount | undefined {
  return merchantId ? { merchantId, environment } : undefined
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
    applePay: readApplePayAccount(env),
    googlePay: readGooglePayAccount(env),
    logLevel: env.COMMERCE_LOG_LEVEL,
    telemetry: toTelemetryConfig(env, 'praline-engine'),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URL,
    replicaMaxLagMs: env.DATABASE_REPLICA_LAG_MS,
    databaseLimits: {
      connections: env.DATABASE_CONNECTIONS,
      statementTimeoutMs: env.DATABASE_STATEMENT_MS,
      lockTimeoutMs: env.DATABASE_LOCK_MS,
    },
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
    passkeyDomains: env.PASSKEY_DOMAINS,
    callbackOrigins: env.CALLBACK_ORIGINS,
    sameLoginPauseMs: env.SAME_LOGIN_PAUSE_MS,
    // longer than it takes to create a mail
    constantTimeMs: 400,
    guessesPerSession: env.GUESSES_PER_SESSION,
    guessesPerAddress: env.GUESSES_PER_ADDRESS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    textUrl: env.TEXT_URL,
    textFrom: env.TEXT_FROM,
    subscriptionReminderDays: env.SUBSCRIPTION_REMINDER_DAYS,
    subscriptionsKey: env.SUBSCRIPTIONS_KEY,
    contentHubStagingKey: env.CONTENT_HUB_STAGING_KEY,
    contentHubStagingDomains: env.CONTENT_HUB_STAGING_DOMAINS,
    changeFeedKey: env.CHANGE_FEED_KEY,
    captchaSecret: env.RECAPTCHA_SECRET,
    captchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
    operatorToken: env.OPERATOR_TOKEN,
    needsOperatorPasskeys: env.OPERATOR_PASSKEYS === 'required',
    isOpenLocally: env.LOCAL_ACCESS === 'open',
    startKey: env.START_KEY,
    basketDays: env.BASKET_DAYS,
    keptDays: {
      mails: env.MAILS_KEPT_DAYS,
      messages: env.MESSAGES_KEPT_DAYS,
      audit: env.AUDIT_KEPT_DAYS,
      guestOrders: env.GUEST_ORDERS_KEPT_DAYS,
    },
    temporaryBaskets: env.TEMPORARY_BASKETS,
    accessTokenSeconds: 1800,
    guestRefreshSeconds: 30 * secondsInDay,
    registeredRefreshSeconds: 90 * secondsInDay,
  }
}
