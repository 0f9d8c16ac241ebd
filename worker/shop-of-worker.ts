/// <reference lib="webworker" />
import type { Speaking } from '@/site/locale'

/** What the route `/worker.js` writes before the code: of which build and of which site it is. */
export interface ShopOfWorker {
  /** Address below which the files of its build lie: `/mobify/bundle/{id}/`. */
  bundle: string
  site: Speaking & { name: string; accent?: string }
}

declare const self: ServiceWorkerGlobalScope & { shop: ShopOfWorker }

export const shop = self.shop

/** Whether a page was rendered by the build of this worker: it names that build's files. */
export function isOfThisBuild(html: string): boolean {
  return html.includes(`"${shop.bundle}`)
}
