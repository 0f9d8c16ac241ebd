/** Returns undefined for a text that no `encodeURIComponent` has written. */
export function unescapeText(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
