import { createHash } from 'node:crypto'

/** The number of leading zero bits required: a phone needs up to a second per form. */
export const DIFFICULTY_BITS = 15

const TOKEN = /^([\w-]{22,64})\.(\d{1,10})$/

/** Parses `challenge.number`, whose SHA-256 must begin with enough zero bits. */
export function readSolved(token: string): { challenge: string } | undefined {
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
