import type { OfflineWords } from '@/lib/offline-words'
import { readIntl } from '../read-intl'
import { offlineMessages } from './offline.messages'

/** The worker fills in the values. */
const PLACES = { shop: '{shop}', moment: '{moment}', quantity: '{quantity}' }

/** Returns the texts of the worker's pages in each language. */
export async function readOfflineWords(
  locales: readonly string[],
): Promise<Record<string, OfflineWords>> {
  const read = async (locale: string) => {
    const intl = await readIntl(locale)
    const text = (name: keyof OfflineWords) => intl.formatMessage(offlineMessages[name], PLACES)
    const words: OfflineWords = {
      title: text('title'),
      offline: text('offline'),
      tryAgain: text('tryAgain'),
      readable: text('readable'),
      home: text('home'),
      bag: text('bag'),
      bagAsOf: text('bagAsOf'),
      bagWaits: text('bagWaits'),
      subtotal: text('subtotal'),
      quantity: text('quantity'),
    }
    return [locale, words] as const
  }
  return Object.fromEntries(await Promise.all(locales.map(read)))
}
