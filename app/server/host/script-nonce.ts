import { randomBytes } from 'node:crypto'

/** Only what PWA Kit writes itself: an external script of our own build. */
const OWN_SCRIPT = /<script (?=[^>]*\bsrc="\/mobify\/bundle\/)/g

/** A fresh nonce: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Puts the nonce on the page's own script elements. Data blocks and anything inline get none. */
export function addScriptNonce(html: string, nonce: string): string {
  return html.replace(OWN_SCRIPT, `<script nonce="${nonce}" `)
}
