import argon2 from 'argon2'
import { isScryptHash, isScryptPassword } from './scrypt-hash'

// OWASP's second recommendation for argon2id: 19 MiB, two passes
const OPTIONS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, OPTIONS)
}

/**
 * Returns whether a text is a complete hash of argon2 or scrypt, so that passwords can be verified
 * against it.
 */
export async function isPasswordHash(text: string): Promise<boolean> {
  if (isScryptHash(text)) return true
  return argon2.verify(text, '').then(
    () => true,
    () => false,
  )
}

/** Whether a hash came from another system and is to be replaced by our own. */
export const isForeignHash = isScryptHash

let nobodysHash: Promise<string> | undefined

/**
 * Takes as long for an unknown customer as for a wrong password, so that the two cannot be
 * distinguished.
 */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  if (hash !== undefined) {
    return isScryptHash(hash) ? isScryptPassword(hash, password) : argon2.verify(hash, password)
  }
  nobodysHash ??= hashPassword('nobody')
  await argon2.verify(await nobodysHash, password)
  return false
}
