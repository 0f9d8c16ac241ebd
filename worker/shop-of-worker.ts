/// <reference lib="webworker" />
import type { OfflineWords } from '@/lib/offline-words'
import type { Speaking } from '@/site/locale'

/** The build and site of the worker, which the route `/worker.js` inserts before the code. */
export interface ShopOfWorker {
  /** The path of the build's files: `/mobify/bundle/{id}/`. */
  bundle: string
  /** By the site's locales. */
  words: Readonly<Record<string, OfflineWords>>
  site: Speaking & { name: string; accent?: string }
}

declare const self: ServiceWorkerGlobalScope & { shop: ShopOfWorker }

export const shop = self.shop

/** Returns whether a page was rendered by the worker's build, by the file paths it contains. */
export function isOfThisBuild(html: string): boolean {
  return html.includes(`"${shop.bundle}`)
}
