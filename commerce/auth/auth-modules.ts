import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { createAccountTokenService } from './account-token.service'
import { createAuthService } from './auth.service'
import { createKnownDevices } from './known-devices'
import {
  createLoginThrottle,
  GUESS_LIMITS,
  MAIL_LIMITS,
  PASSKEY_LIMITS,
  SEARCH_LIMITS,
  WALLET_LIMITS,
} from '../throttles/login-throttle'
import { createConstantTime } from '../throttles/constant-time'
import { createPasswordResetService } from './password-reset.service'
import { createPasswordlessService } from './passwordless.service'
import { createGuessThrottle } from '../throttles/guess-throttle'
import { createShopperThrottle } from '../throttles/shopper-throttle'
import { createTokenDelivery } from './token-delivery.service'
import { createTokenSigner } from './token-signer'
import { timingSafeEqual } from 'node:crypto'
import { parseBasicCredentials, type BasicCredentials } from './basic-credentials'
import { hashSecret } from '../secrets'

interface ClientRegistry {
  isPublic(clientId: string | undefined): boolean
  isKnown(clientId: string): boolean
  /** @param header an Authorization header, `Basic …`. */
  authenticate(header: string | undefined): string | undefined
  /**
   * Authenticates with an `x-slas-client-auth` header, which is base64 without the prefix `Basic`.
   */
  authenticateBare(header: string | string[] | undefined): string | undefined
}

function createClientRegistry({
  clientIds,
  privateClients,
}: Pick<Config, 'clientIds' | 'privateClients'>): ClientRegistry {
  function check(credentials: BasicCredentials | undefined): string | undefined {
    if (!credentials) return undefined
    const client = privateClients.find(({ id }) => id === credentials.user)
    if (!client) return undefined
    const given = Buffer.from(hashSecret(credentials.password))
    const expected = Buffer.from(client.secretHash)
    return given.length === expected.length && timingSafeEqual(given, expected)
      ? client.id
      : undefined
  }

  return {
    isPublic: (clientId) => clientId !== undefined && clientIds.includes(clientId),
    isKnown: (clientId) =>
      clientIds.includes(clientId) || privateClients.some(({ id }) => id === clientId),
    authenticate: (header) => check(parseBasicCredentials(header)),
    authenticateBare: (header) =>
      typeof header === 'string' ? check(parseBasicCredentials(`Basic ${header}`)) : undefined,
  }
}

interface Dependencies {
  config: Config
  now: () => Date
  customers: CustomerService
  mail: MailService
  sites: SiteService
}

export function createAuthModules(db: Db, { config, now, customers, mail, sites }: Dependencies) {
  const accountTokens = createAccountTokenService(db, now)
  const signer = createTokenSigner(db, now)
  const devices = createKnownDevices(db, now)
  const auth = createAuthService(db, { config, now, customers, accountTokens, devices, signer })
  const delivery = createTokenDelivery(db, { config, accountTokens, mail, sites, signer })
  const free = { perSession: config.guessesPerSession, perAddress: config.guessesPerAddress }
  const throttles = {
    login: createLoginThrottle(db, now, 'mailed-login', MAIL_LIMITS),
    otp: createLoginThrottle(db, now, 'otp', MAIL_LIMITS),
    reset: createLoginThrottle(db, now, 'reset', MAIL_LIMITS),
    passkeys: createLoginThrottle(db, now, 'passkey', GUESS_LIMITS),
    passkeyStarts: createLoginThrottle(db, now, 'passkey-start', PASSKEY_LIMITS),
    lookUps: createLoginThrottle(db, now, 'look-up', MAIL_LIMITS),
    guesses: createLoginThrottle(db, now, 'guess', GUESS_LIMITS),
    orders: createLoginThrottle(db, now, 'order', GUESS_LIMITS),
    claims: createLoginThrottle(db, now, 'claim'),
    orderMails: createLoginThrottle(db, now, 'order-mail', MAIL_LIMITS),
    giftCards: createLoginThrottle(db, now, 'gift-card', GUESS_LIMITS),
    giftCardSearches: createLoginThrottle(db, now, 'gift-card-search', SEARCH_LIMITS),
    pickupCodes: createGuessThrottle(db, now),
    cards: createLoginThrottle(db, now, 'card', GUESS_LIMITS),
    wallets: createLoginThrottle(db, now, 'wallet', WALLET_LIMITS),
    registrations: createShopperThrottle(db, now, 'registration', free),
    coupons: createShopperThrottle(db, now, 'coupon', free),
    sourceCodes: createShopperThrottle(db, now, 'source-code', free),
  }
  const inConstantTime = createConstantTime(config)
  const parts = { customers, accountTokens, auth, delivery, throttles, inConstantTime }
  return {
    auth,
    accountTokens,
    devices,
    delivery,
    throttles,
    inConstantTime,
    clients: createClientRegistry(config),
    passwordless: createPasswordlessService(parts),
    passwordReset: createPasswordResetService(parts),
  }
}

export type AuthModules = ReturnType<typeof createAuthModules>
