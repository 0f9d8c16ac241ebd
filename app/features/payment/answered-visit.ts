/*
 * The visit to a wallet whose answer the shopper has had. The tab keeps its id: a step back through the
 * wallet's page comes by it again, and neither pays with it once more nor leads forward.
 */
const KEY = 'answered-wallet-visit'

export function isAnswered(approval: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === approval
  } catch {
    return false
  }
}

export function noteAnswered(approval: string): void {
  try {
    sessionStorage.setItem(KEY, approval)
  } catch {
    // Without a store it is answered again: the same as before.
  }
}
