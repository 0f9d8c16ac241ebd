import { createHash, randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CUSTOMER_ID_LENGTH = 26

/** A secret of 256 random bits in base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a secret: it has 256 random bits, so one round is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A random id in the form of the platform's customer ids (26 letters and digits). */
export function createCustomerId(): string {
  return toBase62(randomBytes(CUSTOMER_ID_LENGTH))
}

/** The guest who has this usid; the same every time, so that a guest need not be stored. */
export function toGuestCustomerId(usid: string): string {
  return toBase62(createHash('sha256').update(`guest:${usid}`).digest())
}

function toBase62(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CUSTOMER_ID_LENGTH), (byte) => BASE62[byte % 62]).join('')
}
