import { browserStore } from '@/lib/browser-store'

const keyOf = (siteId: string) => `custom_mix_${siteId}`

/**
 * Forgets the pieces chosen for a box of a shopper's own (D1 §3, kept in the browser): who goes to
 * the bag has finished it (SHEET-011).
 */
export function forgetCustomMix(siteId: string): void {
  try {
    browserStore().remove(keyOf(siteId))
  } catch {
    // A browser may keep nothing.
  }
}
