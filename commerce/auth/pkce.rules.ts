import { createHash, timingSafeEqual } from 'node:crypto'

/** RFC 7636, S256: the challenge is the base64url SHA-256 of the verifier. */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  const expected = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const given = Buffer.from(challenge.replace(/={1,2}$/, ''))
  return expected.length === given.length && timingSafeEqual(expected, given)
}
