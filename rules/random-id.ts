const BYTES = 16

/**
 * Returns a unique id that nobody can guess. `crypto.randomUUID` is not used because browsers offer
 * it only in secure contexts.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
