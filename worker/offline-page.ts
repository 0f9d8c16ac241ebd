import { placeOf, toDocument } from './document'
import { html } from './html'
import type { ShopOfWorker } from './shop-of-worker'

/** A stored page that can be read offline. */
export interface ReadablePage {
  address: string
  title: string
}

interface OfflinePage {
  shop: ShopOfWorker
  address: string
  /** The browser's languages, most preferred first. */
  languages: readonly string[]
  /** The page seen last comes first. */
  readable: readonly ReadablePage[]
}

/**
 * Renders a replacement for a page that is not stored, with the reason and a list of pages that can
 * be read offline.
 */
export function offlinePage({ shop, address, languages, readable }: OfflinePage): Response {
  const place = placeOf(shop, address, languages)
  const { words } = place
  const items = readable.map((page) => html`<li><a href="${page.address}">${page.title}</a></li>`)
  const list = html`<h2>${words.readable}</h2>
    <ul>
      ${items}
    </ul>`
  const body = html`<p class="offline">${words.offline}</p>
    <h1>${words.title}</h1>
    <a class="retry" href="${address}">${words.tryAgain}</a>
    ${items.length > 0 ? list : ''}`
  return toDocument({ shop, place, title: words.title, body })
}
