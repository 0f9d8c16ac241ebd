import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import {
  address,
  addresses,
  listOf,
  LOG_LEVELS,
  oneOf,
  portNumber,
  setting,
  wholeNumber,
} from '../config/read-settings'
import { LOCAL_ACCESS_SETTINGS } from '../config/local-access'
import { cardGatewaySettings } from '../config/card-gateway-account'
import { TELEMETRY_SETTINGS } from '../telemetry/telemetry-settings'

const ProxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])

/** What a process asks of a server at most; the same for all its connections. */
export interface ServerLimits {
  connections: number
  /** 0: none. */
  statementTimeoutMs: number
  /** The longest wait for a lock that another transaction holds. */
  lockTimeoutMs: number
}

export const SERVER_LIMITS: ServerLimits = {
  connections: 10,
  // statements of imports take less
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 60_000,
}

const databaseAddress = setting(
  z.url({ protocol: /^postgres(?:ql)?$/ }),
  'an address such as postgres://praline:secret@db/praline',
  { isSecret: true },
)

/** A new setting also needs a row in docs/configuration.md. */
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
  /** The merchant at Apple Pay and Google Pay; each is off without its settings. */
  APPLE_PAY_MERCHANT: z.string().optional(),
  APPLE_PAY_CERTIFICATE: z.string().optional(),
  APPLE_PAY_KEY: setting(z.string().optional(), "the certificate's key, in PEM", {
    isSecret: true,
  }),
  GOOGLE_PAY_MERCHANT: z.string().optional(),
  GOOGLE_PAY_ENVIRONMENT: oneOf(['TEST', 'PRODUCTION'], 'TEST'),
  COMMERCE_LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z.string().optional(),
  /** PostgreSQL itself, if `DATABASE_URL` is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** Replicas of it, which answer what may be a moment old. */
  DATABASE_REPLICA_URL: setting(
    z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ''))
      .pipe(z.array(databaseAddress)),
    'addresses such as postgres://praline:secret@replica/praline, separated by commas or spaces',
    { isSecret: true },
  ),
  /** A replica that lacks older changes is left out. */
  DATABASE_REPLICA_LAG_MS: wholeNumber(100, 60_000, 2_000),
  DATABASE_CONNECTIONS: wholeNumber(2, 1_000, SERVER_LIMITS.connections),
  /** Milliseconds that a statement takes at most, and waits for a lock. */
  DATABASE_STATEMENT_MS: wholeNumber(1_000, 3_600_000, SERVER_LIMITS.statementTimeoutMs),
  DATABASE_LOCK_MS: wholeNumber(100, 3_600_000, SERVER_LIMITS.lockTimeoutMs),
  /** The folder of the original pictures. */
  MEDIA_DIR: z.string().default('demo/photos'),
  /** Origins besides the local ones whose `/callback` may receive login codes. */
  STOREFRONT_ORIGINS: addresses(),
  /** Domains whose subdomains share passkeys, e.g. `shop.example`. */
  PASSKEY_DOMAINS: listOf(
    z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    'domains in small letters, e.g. shop.example',
  ),
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
  SAME_LOGIN_PAUSE_MS: wholeNumber(0, millisecondsInDay, 1000),
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
  /**
   * The account at Twilio, or a service with its Messages API, e.g.
   * `https://AC…:token@api.twilio.com`; if absent, text messages stay in the outbox.
   */
  TEXT_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => new URL(url).username !== '')
      .optional(),
    'an address with account and token such as https://AC…:token@api.twilio.com',
    { isSecret: true },
  ),
  TEXT_FROM: setting(
    z
      .string()
      .regex(/^\+[1-9]\d{4,14}$/)
      .default('+15005550006'),
    'a phone number such as +15551234567',
  ),
  /** Days that a basket is stored after its last change. */
  BASKET_DAYS: wholeNumber(1, 180, 30),
  /** Days that personal data is stored, counted from when it was written; 0: for ever. */
  MAILS_KEPT_DAYS: wholeNumber(0, 36_500, 400),
  MESSAGES_KEPT_DAYS: wholeNumber(0, 36_500, 730),
  AUDIT_KEPT_DAYS: wholeNumber(0, 36_500, 1_095),
  /** Orders without an account lose their personal data. An invoice is kept for some years. */
  GUEST_ORDERS_KEPT_DAYS: wholeNumber(0, 36_500, 2_555),
  TEMPORARY_BASKETS: wholeNumber(1, 10, 4),
  /** Days before a subscription's delivery on which the customer gets a reminder; 0 means never. */
  SUBSCRIPTION_REMINDER_DAYS: wholeNumber(0, 30, 3),
  /**
   * The key that signs requests about subscriptions; if absent, only this machine may send them, and only
   * while `LOCAL_ACCESS` is `open`.
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
  /** Whether operators need a passkey beside their password. */
  OPERATOR_PASSKEYS: oneOf(['optional', 'required'], 'optional'),
  ...LOCAL_ACCESS_SETTINGS,
  ...TELEMETRY_SETTINGS,
})
