import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'

/** jsdom has no `crypto.subtle` and no `TextEncoder`. */
export function installWebCrypto(): void {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(window, { TextEncoder })
}
