import { placeOf, toDocument } from './document'
import { html } from './html'
import type { ShopOfWorker } from './shop-of-worker'

/** A page that can be read without a network. */
export interface ReadablePage {
  address: string
  title: string
}

interface OfflinePage {
  shop: ShopOfWorker
  /** The address that was asked for. */
  address: string
  /** Of the browser, the most wanted first. */
  languages: readonly string[]
  /** The one seen last comes first. */
  readable: readonly ReadablePage[]
}

/** In place of a page that is not stored: says why, and what can be read instead. */
export function offlinePage({ shop, address, languages, readable }: OfflinePage): Response {
  const place = placeOf(shop.site, address, languages)
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
