/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames } from './caches'
import { shop } from './shop-of-worker'

const MAX_FILES = 250
const MAX_PICTURES = 200
const PICTURES_MAX_AGE_S = 30 * 24 * 60 * 60

/** What Chromium asks for where a picture is shown: the host chooses its format by it. */
const ACCEPT_PICTURE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const matchOptions = { ignoreVary: true }

/** Files of this build never change: what was loaded once is there. */
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

/** A file of another build, which a tab still shows: as it is stored, or from the network. */
export async function fileOfOtherBuild(request: Request): Promise<Response> {
  return (await caches.match(request, matchOptions)) ?? fetch(request)
}

/** Stores files and pictures that a page has loaded before a worker could see it. */
export async function storeFiles(addresses: readonly string[], event: ExtendableEvent) {
  for (const address of addresses) {
    const { pathname, origin } = new URL(address, self.location.origin)
    if (origin !== self.location.origin) continue
    const isOwnFile = pathname.startsWith(shop.bundle)
    if (!isOwnFile && !pathname.startsWith('/image/')) continue
    const strategy = isOwnFile ? ownFiles : pictures
    const headers = isOwnFile ? undefined : { accept: ACCEPT_PICTURE }
    // one that is gone does not keep the others away
    await Promise.allSettled(
      strategy.handleAll({ event, request: new Request(address, { headers }) }),
    )
  }
}
