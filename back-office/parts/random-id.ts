const BYTES = 16

/** A unique name. Not `randomUUID`: browsers have that in secure contexts only. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
