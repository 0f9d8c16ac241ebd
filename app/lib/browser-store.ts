import { unescapeText } from '@rules/unescape-text'
import { localText } from './local-text'

/**
 * Values that are stored between visits: in local storage on Safari, in cookies elsewhere
 * (SES-014).
 */
export interface BrowserStore {
  get(key: string): string | undefined
  set(key: string, value: string, maxAgeSeconds: number): void
  remove(key: string): void
}

/**
 * Returns the store of this browser. Safari deletes cookies that were set by scripts after a week.
 */
export function browserStore(): BrowserStore {
  const isSafari = /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(navigator.userAgent)
  return isSafari ? localStore : cookieStore
}

const cookieStore: BrowserStore = {
  get(key) {
    const start = `${encodeURIComponent(key)}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return found && unescapeText(found.slice(start.length))
  },
  set(key, value, maxAgeSeconds) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`
    document.cookie = `${pair}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  },
  remove(key) {
    document.cookie = `${encodeURIComponent(key)}=; Path=/; Max-Age=0`
  },
}

const localStore: BrowserStore = {
  get(key) {
    const [, expiresAt, value] = /^(\d+):([^]*)$/.exec(localText.get(key) ?? '') ?? []
    return expiresAt && Number(expiresAt) > Date.now() ? value : undefined
  },
  set(key, value, maxAgeSeconds) {
    localText.set(key, `${Date.now() + maxAgeSeconds * 1000}:${value}`)
  },
  remove(key) {
    localText.remove(key)
  },
}
