/// <reference lib="webworker" />
import { secondsInDay } from 'date-fns/constants'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames } from './caches'
import { shop } from './shop-of-worker'

const MAX_FILES = 250
const MAX_PICTURES = 200
const PICTURES_MAX_AGE_S = 30 * secondsInDay

/**
 * The Accept header that Chromium sends for pictures; the server selects the picture's format by
 * it.
 */
const ACCEPT_PICTURE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const matchOptions = { ignoreVary: true }

/** Files of this build never change, so a cached file is never requested again. */
export const ownFiles = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
})

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: PICTURES_MAX_AGE_S,
      purgeOnQuotaError: true,
    }),
  ],
})

/** Returns a file of another build, which a tab still uses, from a cache or the network. */
export async function fileOfOtherBuild(request: Request): Promise<Response> {
  return (await caches.match(request, matchOptions)) ?? fetch(request)
}

/** Stores files and pictures that a page loaded before the worker controlled it. */
export async function storeFiles(addresses: readonly string[], event: ExtendableEvent) {
  for (const address of addresses) {
    const { pathname, origin } = new URL(address, self.location.origin)
    if (origin !== self.location.origin) continue
    const isOwnFile = pathname.startsWith(shop.bundle)
    if (!isOwnFile && !pathname.startsWith('/image/')) continue
    const strategy = isOwnFile ? ownFiles : pictures
    const headers = isOwnFile ? undefined : { accept: ACCEPT_PICTURE }
    // a missing file does not prevent storing the others
    await Promise.allSettled(
      strategy.handleAll({ event, request: new Request(address, { headers }) }),
    )
  }
}
