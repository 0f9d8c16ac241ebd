import { randomBytes } from 'node:crypto'

/** Matches only the external scripts of our own build that PWA Kit adds to the page. */
const OWN_SCRIPT = /<script (?=[^>]*\bsrc="\/mobify\/bundle\/)/g

/** The beginning of the first style element, which our document writes before any page content. */
const OWN_STYLE = '<style data-rules='

/** Returns a new nonce of 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Adds the nonce to the page's own scripts and style element, but not to data blocks or inline
 * scripts.
 */
export function addNonce(html: string, nonce: string): string {
  return html
    .replace(OWN_STYLE, `<style nonce="${nonce}" data-rules=`)
    .replace(OWN_SCRIPT, `<script nonce="${nonce}" `)
}
