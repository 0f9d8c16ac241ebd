import type { OfflineBag, OfflineBagLine } from '@/lib/offline-bag'
import type { OfflineWords } from '@/lib/offline-words'
import { placeOf, toDocument } from './document'
import { html, type Html } from './html'
import type { ShopOfWorker } from './shop-of-worker'

interface BagPage {
  shop: ShopOfWorker
  address: string
  /** The browser's languages, most preferred first. */
  languages: readonly string[]
  bag: OfflineBag
}

/**
 * Renders the basket as it was last shown. It can be read offline, and changed only when there is a
 * connection.
 */
export function bagPage({ shop, address, languages, bag }: BagPage): Response {
  const place = placeOf(shop, address, languages)
  const { words, locale } = place
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const asOf = words.bagAsOf.replace('{moment}', at.format(bag.savedAt))
  const body = html`<p class="offline">${words.offline} ${asOf}</p>
    <h1>${words.bag}</h1>
    <ul class="bag">
      ${bag.lines.map((line) => lineOf(line, words))}
    </ul>
    <p class="sum"><span>${words.subtotal}</span> <strong>${bag.subtotal}</strong></p>
    <p>${words.bagWaits}</p>
    <a class="retry" href="${address}">${words.tryAgain}</a>`
  return toDocument({ shop, place, title: words.bag, body })
}

function lineOf({ name, facts, quantity, amount, picture }: OfflineBagLine, words: OfflineWords) {
  const image: Html | string = picture
    ? html`<img src="${picture}" alt="" width="96" height="96" />`
    : html`<span></span>`
  return html`<li>
    ${image}
    <div>
      <h2>${name}</h2>
      ${facts.map((fact) => html`<p>${fact}</p>`)}
      <p>${words.quantity.replace('{quantity}', String(quantity))}</p>
    </div>
    <strong>${amount}</strong>
  </li>`
}
