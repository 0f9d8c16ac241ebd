import path from 'node:path'
import { z } from 'zod'

const DAY_SECONDS = 86_400

const Environment = z.object({
  COMMERCE_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  COMMERCE_HOST: z.string().min(1).default('localhost'),
  COMMERCE_PUBLIC_ORIGIN: z.url().optional(),
  CARD_GATEWAY_PUBLIC_ORIGIN: z.url().optional(),
  COMMERCE_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.string().min(1).optional(),
  /** Where the masters of the pictures lie. */
  MEDIA_DIR: z.string().min(1).default('demo/photos'),
  /** Origins besides the local ones whose `/callback` may receive login codes, comma-separated. */
  STOREFRONT_ORIGINS: z.string().default(''),
  /** Origins that mailed tokens may be posted to instead (`mode=callback`), comma-separated. */
  CALLBACK_ORIGINS: z.string().default('http://localhost:3000'),
  /**
   * Confidential clients, comma-separated: `id:SHA-256 of the secret in hex`, and what they may do
   * if that is not everything: `:scope+scope`.
   */
  PRIVATE_CLIENTS: z
    .string()
    .regex(/^([\w-]{1,40}:[0-9a-f]{64}(:[\w.+-]+)?(,|$))*$/)
    .default(''),
  /** How long after a login the same one is refused. */
  SAME_LOGIN_PAUSE_MS: z.coerce.number().int().min(0).default(1000),
  /** Wrong codes, and registrations, of a session and from an address that cost no delay. */
  GUESSES_PER_SESSION: z.coerce.number().int().min(1).max(1_000_000).default(20),
  GUESSES_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(200),
  /** Where mail is sent, e.g. `smtp://user:password@host:587`; absent: mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Maison Brindille <orders@brindille.example>'),
  /** Days after its last change that a basket is kept. */
  BASKET_DAYS: z.coerce.number().int().min(1).max(180).default(30),
  /** Temporary baskets that one shopper may have at a time. */
  TEMPORARY_BASKETS: z.coerce.number().int().min(1).max(10).default(4),
  /** What proves to siteverify that this shop asks. */
  RECAPTCHA_SECRET: z.string().min(1).max(256).default('praline'),
  /** An outside siteverify; absent: the embedded captcha. */
  RECAPTCHA_VERIFY_URL: z.url().optional(),
  /** Opens the outbox to other machines, as the password of HTTP Basic. */
  OPERATOR_TOKEN: z.string().min(16).optional(),
})

/** Everything about where and how the engine runs. Durations in seconds. */
export interface Config {
  port: number
  /** `localhost` listens on both 127.0.0.1 and ::1. */
  host: string
  /** Where browsers reach the engine, e.g. `http://localhost:4000`. */
  publicOrigin: string
  /** Where browsers reach the embedded card gateway; the engine's own origin by default. */
  cardGatewayOrigin: string
  logLevel: z.infer<typeof Environment>['COMMERCE_LOG_LEVEL']
  dataDir: string
  databaseUrl?: string
  mediaDir: string
  /** The pictures that archives brought. */
  importedMediaDir: string
  organizationId: string
  /** The realm and instance of the organization, as in token issuers (`prln_001`). */
  tenantId: string
  clientIds: string[]
  /** Clients that prove themselves with a secret, of which the SHA-256 in hex is kept. */
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
  captchaSecret: string
  /** Absent: the embedded captcha says who is human. */
  captchaVerifyUrl?: string
  /** Absent: the outbox opens on the engine's own machine only. */
  operatorToken?: string
  /** Days after its last change that a basket is kept. */
  basketDays: number
  /** Temporary baskets that one shopper may have at a time. */
  temporaryBaskets: number
  accessTokenSeconds: number
  guestRefreshSeconds: number
  registeredRefreshSeconds: number
}

/** Reads the environment. @throws Error naming the variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(withoutBlanks(environment))
  if (!parsed.success) {
    throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
  }
  const env = parsed.data
  const publicOrigin = env.COMMERCE_PUBLIC_ORIGIN ?? `http://localhost:${env.COMMERCE_PORT}`
  return {
    port: env.COMMERCE_PORT,
    host: env.COMMERCE_HOST,
    publicOrigin,
    cardGatewayOrigin: env.CARD_GATEWAY_PUBLIC_ORIGIN ?? publicOrigin,
    logLevel: env.COMMERCE_LOG_LEVEL,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    mediaDir: path.resolve(env.MEDIA_DIR),
    importedMediaDir: path.resolve(env.DATA_DIR, 'media'),
    organizationId: 'f_ecom_prln_001',
    tenantId: 'prln_001',
    clientIds: ['11111111-1111-4111-8111-111111111111'],
    privateClients: toList(env.PRIVATE_CLIENTS).map((client) => {
      const [id = '', secretHash = '', scopes] = client.split(':')
      return { id, secretHash, scopes: scopes?.split('+') }
    }),
    storefrontOrigins: toList(env.STOREFRONT_ORIGINS),
    callbackOrigins: toList(env.CALLBACK_ORIGINS),
    sameLoginPauseMs: env.SAME_LOGIN_PAUSE_MS,
    guessesPerSession: env.GUESSES_PER_SESSION,
    guessesPerAddress: env.GUESSES_PER_ADDRESS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
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

function toList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function withoutBlanks(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}
