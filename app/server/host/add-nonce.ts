import { randomBytes } from 'node:crypto'

/** Only what PWA Kit writes itself: an external script of our own build. */
const OWN_SCRIPT = /<script (?=[^>]*\bsrc="\/mobify\/bundle\/)/g

/** What our document writes before anything of a page. */
const OWN_STYLE = '<style data-rules='

/** A fresh nonce: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Puts the nonce on the page's own scripts and its style element. Data and inline scripts get none. */
export function addNonce(html: string, nonce: string): string {
  return html
    .replace(OWN_STYLE, `<style nonce="${nonce}" data-rules=`)
    .replace(OWN_SCRIPT, `<script nonce="${nonce}" `)
}
