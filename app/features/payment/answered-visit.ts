import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/**
 * The visit to a wallet whose answer the shopper has had. The tab remembers its id: a step back through
 * the wallet's page comes by it again, and neither pays with it once more nor leads forward.
 */
const answered = storedValue({ area: 'session', key: 'answered-wallet-visit', parse: asText })

export function isAnswered(approval: string): boolean {
  return answered.get() === approval
}

export function noteAnswered(approval: string): void {
  answered.set(approval)
}
