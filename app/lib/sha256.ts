/**
 * Returns the SHA-256 of a text, in hex; undefined in an insecure context (plain HTTP, except
 * localhost).
 */
export async function sha256(text: string): Promise<string | undefined> {
  // undefined in an insecure context, although its type is not optional
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
