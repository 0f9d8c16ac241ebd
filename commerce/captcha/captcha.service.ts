import { randomBytes, createHash } from 'node:crypto'
import { CAPTCHA_TOKEN_LIFE_MS, needsCaptcha, type CaptchaOperation } from '../../rules/captcha'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { badRequest, unavailable } from '../http/problem'
import type { Site } from '../sites/site.service'
import { askVerifier, type Verification } from './ask-verifier'

/** The number of leading zero bits required: a phone needs up to a second per form. */
const DIFFICULTY_BITS = 15

const TOKEN = /^([\w-]{22,64})\.(\d{1,10})$/

/** Parses `challenge.number`, whose SHA-256 must begin with enough zero bits. */
function readSolved(token: string): { challenge: string } | undefined {
  const [, challenge] = TOKEN.exec(token) ?? []
  if (challenge === undefined || leadingZeroBits(sha256(token)) < DIFFICULTY_BITS) return undefined
  return { challenge }
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    bits += byte === 0 ? 8 : Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return bits
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const TTL_MS = 600_000

interface ShownToken {
  token: string | undefined
  address: string
}

interface Challenge {
  challenge: string
  difficulty: number
}

export interface CaptchaService {
  issue(hostname: string): Promise<Challenge>
  /** Verifies a token, which is valid only once. */
  verify(token: string): Promise<Verification>
  /**
   * Allows an operation if the site requires no captcha for it, or the token is valid (SITE-007).
   * @throws Problem 400 without a valid token, 503 if the verifier is not available.
   */
  requireHuman(site: Site, operation: CaptchaOperation, shown: ShownToken): Promise<void>
}

export interface CaptchaDependencies {
  config: Pick<Config, 'captchaSecret' | 'captchaVerifyUrl'>
  now: () => Date
}

/**
 * Creates the service that checks whether a form was sent by a human: with an external reCAPTCHA,
 * or the engine's own proof of work.
 */
export function createCaptchaService(db: Db, { config, now }: CaptchaDependencies): CaptchaService {
  async function issue(hostname: string): Promise<Challenge> {
    const issued_at = now()
    const challenge = randomBytes(24).toString('base64url')
    const oldest = new Date(issued_at.getTime() - TTL_MS)
    await db.deleteFrom('captcha_challenge').where('issued_at', '<', oldest).execute()
    const row = { challenge, hostname, issued_at, used_at: null }
    await db.insertInto('captcha_challenge').values(row).execute()
    return { challenge, difficulty: DIFFICULTY_BITS }
  }

  async function verify(token: string): Promise<Verification> {
    const solved = readSolved(token)
    if (!solved) return { success: false, 'error-codes': ['invalid-input-response'] }
    const at = now()
    const used = await db
      .updateTable('captcha_challenge')
      .set({ used_at: at })
      .where('challenge', '=', solved.challenge)
      .where('used_at', 'is', null)
      .where('issued_at', '>', new Date(at.getTime() - CAPTCHA_TOKEN_LIFE_MS))
      .returning(['issued_at', 'hostname'])
      .executeTakeFirst()
    if (!used) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    return { success: true, challenge_ts: used.issued_at.toISOString(), hostname: used.hostname }
  }

  return {
    issue,
    verify,
    async requireHuman({ preferences }, operation, { token, address }) {
      if (String(preferences['recaptchaEnabled']) !== 'true' || !needsCaptcha(operation)) return
      if (!token) throw badRequest('The captcha is missing.', 'captcha-missing')
      const { captchaVerifyUrl: url, captchaSecret: secret } = config
      const verification = await (url
        ? askVerifier(url, { secret, response: token, remoteip: address })
        : verify(token))
      if (!verification) throw unavailable('The captcha could not be checked.')
      if (verification.success) return
      const isOld = verification['error-codes']?.includes('timeout-or-duplicate')
      if (isOld) throw badRequest('ReCAPTCHA token expired. Please try again.', 'captcha-expired')
      throw badRequest('The captcha is not valid.', 'captcha-invalid')
    },
  }
}
