import { renderPage } from '@rules/html-page'
import type { OfflineWords } from '@/lib/offline-words'
import { readLocale } from '@/site/locale'
import { html, type Html } from './html'
import { RELOAD, SPRIG, STYLE } from './document-style'
import type { ShopOfWorker } from './shop-of-worker'

/** The language and base path of one of the worker's own pages. */
export interface Place {
  locale: string
  /** The path prefix of the language: `/es-US`, or empty. */
  basename: string
  words: OfflineWords
}

/** @param languages the browser's languages, most preferred first */
export function placeOf(
  { site, words: translations }: Pick<ShopOfWorker, 'site' | 'words'>,
  address: string,
  languages: readonly string[],
): Place {
  const { locale, basename } = readLocale(site, new URL(address).pathname, languages.join(','))
  const words = translations[locale]
  if (!words) throw new Error(`The worker has no texts in ${locale}.`)
  return { locale, basename, words }
}

interface Content {
  shop: ShopOfWorker
  place: Place
  title: string
  body: Html
}

/**
 * Renders one of the worker's own pages, which needs only the style sheet and the fonts. It is
 * reloaded when the connection returns, which loses nothing because it has no inputs.
 */
export function toDocument({ shop, place, title, body }: Content): Response {
  const nonce = crypto.randomUUID()
  const { locale, basename, words } = place
  const page = renderPage({
    lang: locale,
    attributes: html` data-accent="${shop.site.accent ?? ''}"`.text,
    title,
    head: html`<link rel="stylesheet" href="${shop.bundle}styles.css" />`.text,
    style: STYLE.text,
    nonce,
    body: html`<header>
        <a
          class="logo"
          href="${basename || '/'}"
          aria-label="${words.home.replace('{shop}', shop.site.name)}"
        >
          ${SPRIG}<span aria-hidden="true">Maison Brindille</span>
        </a>
      </header>
      <main>${body}</main>
      <script nonce="${nonce}">
        ${RELOAD}
      </script>`.text,
  })
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
    },
  })
}
