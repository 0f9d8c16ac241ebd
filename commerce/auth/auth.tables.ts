import type { JWK } from 'jose'
import type { Generated } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'

export interface SigningKeyTable {
  /** `next`, `current` or `previous`. */
  slot: string
  kid: string
  private_jwk: Jsonb<JWK>
  created_at: Timestamp
  /** Null means since its creation. */
  active_since: Timestamp | null
}

export interface ShopperSessionTable {
  id: string
  site_id: string
  client_id: string
  usid: string
  /** Null for a guest. */
  customer_id: string | null
  do_not_track: Generated<boolean>
  /** All sessions of a family end together. */
  root_id: string
  /** The id under which providers track the visit; null if the client sent none. */
  visit_id: string | null
  created_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
}

interface RefreshTokenTable {
  hash: string
  session_id: string
  expires_at: Timestamp
  used_at: Timestamp | null
  /** Together with the used token, yields the token that follows it. */
  successor_salt: string | null
}

export interface AuthorizationCodeTable {
  hash: string
  site_id: string
  client_id: string
  usid: string
  customer_id: string | null
  redirect_uri: string
  code_challenge: string
  expires_at: Timestamp
  used_at: Timestamp | null
  session_id: string | null
}

interface LoginAttemptTable {
  key: string
  attempts: number
  window_ends_at: Timestamp
  /** No attempts are accepted before this time; null means no delay. */
  next_at: Timestamp | null
}

/** A browser from which a customer has logged in. */
interface KnownDeviceTable {
  hash: string
  customer_id: string
  last_used_at: Timestamp
}

export type AccountTokenPurpose = 'login' | 'otp' | 'passkey' | 'password-reset' | 'verification'

export interface AccountTokenTable {
  hash: string
  purpose: AccountTokenPurpose
  customer_id: string
  site_id: string
  client_id: string | null
  usid: string | null
  code_challenge: string | null
  /** The language in which it was asked for; null means the site's. */
  locale: string | null
  failures: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
}

/** The tables of Shopper Login (migrations 010, 130, 271, 290, 300, 509, 513). */
declare module '../db/schema' {
  interface Schema {
    account_token: AccountTokenTable
    signing_key: SigningKeyTable
    shopper_session: ShopperSessionTable
    refresh_token: RefreshTokenTable
    authorization_code: AuthorizationCodeTable
    login_attempt: LoginAttemptTable
    known_device: KnownDeviceTable
  }
}
