import type { Timestamp } from '../db/columns'

/** A challenge for a browser; its solution is the token of one form. */
interface CaptchaChallengeTable {
  challenge: string
  hostname: string
  issued_at: Timestamp
  used_at: Timestamp | null
}

/** The tables of the captcha module (migration 200). */
declare module '../db/schema' {
  interface Schema {
    captcha_challenge: CaptchaChallengeTable
  }
}
