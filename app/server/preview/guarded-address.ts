import { isBelow, isPreviewAddress } from '@/site/preview'

/**
 * Whether an address is for editors alone: below `/admin`, or with a preview parameter.
 * @param url path and query without the language
 */
export function isGuarded(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return isBelow(readable(path).toLowerCase(), '/admin') || isPreviewAddress(path, toSearch(url))
}

/** The query of an address. */
export function toSearch(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start))
}

// routes are compared without regard to case, and as they are read
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
