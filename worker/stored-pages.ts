/// <reference lib="webworker" />
import { secondsInDay } from 'date-fns/constants'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { readOfflineBag } from '@/lib/offline-bag'
import { bagPage } from './bag-page'
import { cacheNames } from './caches'
import { filesOf, titleOf } from './html'
import { offlinePage, type ReadablePage } from './offline-page'
import { isOfThisBuild, shop } from './shop-of-worker'
import { storeFiles } from './stored-files'
import { isPublicPage, toPageKey } from './storing-rules'

/** How long to wait for the network before a stored page is used instead. */
const NETWORK_TIMEOUT_S = 4
/** By then the browser has painted a page and requested its scripts, which then are not sent twice. */
const SCRIPTS_DELAY_MS = 1500
const MAX_PAGES = 40
const MAX_AGE_S = 7 * secondsInDay
const MAX_LISTED = 8

const TITLE = 'x-page-title'
const STORED_AT = 'x-stored-at'

/**
 * Stores only public pages of this build, each with its title and the time, under the key that
 * `toPageKey` returns. Its scripts are stored first: whoever leaves a page before they have loaded
 * can still use it offline.
 */
const storing: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toPageKey(shop.site, request.url) ?? request,
  cacheWillUpdate: async ({ request, response, event }) => {
    if (!isPublicPage(response) || !toPageKey(shop.site, request.url)) return null
    const page = await response.clone().text()
    if (!isOfThisBuild(page)) return null
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_DELAY_MS))
    await storeFiles(filesOf(page, shop.bundle), event)
    const headers = new Headers(response.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    headers.set(TITLE, encodeURIComponent(titleOf(page) ?? ''))
    headers.set(STORED_AT, String(Date.now()))
    return new Response(page, { headers })
  },
}

/** Replaces a page that neither the network nor the cache can provide. */
export const offlineFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    offlinePage({
      shop,
      address: request.url,
      languages: navigator.languages,
      readable: await listReadable(),
    }),
}

/**
 * Replaces the basket page with the basket as it was last shown; if none is stored, with the
 * offline page.
 */
export const bagFallback: WorkboxPlugin = {
  handlerDidError: async (failed) => {
    const bag = await readOfflineBag()
    if (!bag) return offlineFallback.handlerDidError?.(failed)
    return bagPage({ shop, address: failed.request.url, languages: navigator.languages, bag })
  },
}

const options = {
  cacheName: cacheNames.pages,
  matchOptions: { ignoreVary: true },
}
const expiration = new ExpirationPlugin({
  maxEntries: MAX_PAGES,
  maxAgeSeconds: MAX_AGE_S,
  purgeOnQuotaError: true,
})

/** Loads public pages from the network, or from the cache if the network fails or is too slow. */
export const publicPages = new NetworkFirst({
  ...options,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [storing, expiration, offlineFallback],
})

/**
 * Stores a page that is already shown. It has no time-out and no replacement page, because its
 * response is not used.
 */
const pagesInBackground = new NetworkFirst({ ...options, plugins: [storing, expiration] })

/** A page that was stored less than this time ago is not requested again in the background. */
const FRESH_MS = 5 * 60_000

/**
 * Stores a page that the browser showed without requesting its document through the worker: after a
 * client-side navigation, or before the worker controlled the page.
 */
export async function storePage(address: string, event: ExtendableEvent): Promise<void> {
  const key = toPageKey(shop.site, address)
  if (!key) return
  const stored = await (await caches.open(cacheNames.pages)).match(key, options.matchOptions)
  if (stored && Date.now() - storedAt(stored) < FRESH_MS) return
  const request = new Request(key, { headers: { accept: 'text/html' } })
  await Promise.all(pagesInBackground.handleAll({ event, request }))
}

async function listReadable(): Promise<ReadablePage[]> {
  const cache = await caches.open(cacheNames.pages)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const stored = await cache.match(request, options.matchOptions)
      const title = decodeURIComponent(stored?.headers.get(TITLE) ?? '')
      return { address: request.url, title, at: stored ? storedAt(stored) : 0 }
    }),
  )
  return pages
    .filter(({ title }) => title !== '')
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_LISTED)
}

const storedAt = ({ headers }: Response) => Number(headers.get(STORED_AT))
