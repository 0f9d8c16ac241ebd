import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../../parse-json'
import { unauthorized } from '../../http/problem'

const VALID_MS = 2 * 60 * 60_000
/**
 * The key of both sides if none is configured; the engine then accepts requests from its own
 * machine only.
 */
const LOCAL_KEY = 'praline'

const Header = z.object({
  /** The merchant, which is a site in this engine. */
  public_id: z.string().min(1).max(100),
  /** The customer's id. */
  sig_field: z.string().min(1).max(100),
  /** In seconds since 1970. */
  ts: z.coerce.number().int(),
  sig: z.string().max(200),
})

export interface SignedFor {
  merchantId: string
  customerId: string
}

/**
 * The merchant's server signs the customer and the time; the signature is valid for two hours.
 * @throws Problem 401
 */
export function readSignature(
  authorization: string | undefined,
  key: string = LOCAL_KEY,
  now: Date,
): SignedFor {
  const header = Header.safeParse(parseJson(authorization ?? ''))
  if (!header.success) throw unauthorized('The signature is missing.')
  const { public_id: merchantId, sig_field: customerId, ts, sig } = header.data
  const isFresh = Math.abs(now.getTime() - ts * 1000) <= VALID_MS
  if (!isFresh || !isSame(sig, createSignature(key, customerId, ts))) {
    throw unauthorized('The signature is not valid.')
  }
  return { merchantId, customerId }
}

function createSignature(key: string, customerId: string, ts: number): string {
  return createHmac('sha256', key).update(`${customerId}|${ts}`).digest('base64')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
