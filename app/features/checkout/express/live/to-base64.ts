/** Base64 of a text's UTF-8 bytes, as the gateway reads encrypted payments. */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
