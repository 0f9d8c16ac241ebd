import { createHash, randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CUSTOMER_ID_LENGTH = 26

/** Returns a secret of 256 random bits in base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Secrets have 256 random bits, so one round of hashing is sufficient. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Returns a random id in the format of the platform's customer ids (26 letters and digits). */
export function createCustomerId(): string {
  return toBase62(randomBytes(CUSTOMER_ID_LENGTH))
}

/**
 * Returns the customer id of a guest, which is derived from the usid, so that guests need not be
 * stored.
 */
export function toGuestCustomerId(usid: string): string {
  return toBase62(createHash('sha256').update(`guest:${usid}`).digest())
}

function toBase62(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CUSTOMER_ID_LENGTH), (byte) => BASE62[byte % 62]).join('')
}
