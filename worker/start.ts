/// <reference lib="webworker" />
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { MessageToWorker } from '@/lib/worker-messages'
import { listOutdated } from './caches'
import { shop } from './shop-of-worker'
import { fileOfOtherBuild, ownFiles, pictures, storeFiles } from './stored-files'
import { bagFallback, offlineFallback, publicPages, storePage } from './stored-pages'
import { isBagPage, isStorablePicture, toPageKey } from './storing-rules'

declare const self: ServiceWorkerGlobalScope

/** The files that every page loads first, and that the worker's own pages use. */
const SHELL = [
  'styles.css',
  'begin.js',
  'framework.js',
  'main.js',
  'static/fonts/fraunces-display-normal.woff2',
  'static/fonts/figtree-latin-wght-normal.woff2',
]

// The content at a file's address never changes within a build, so without a revision it may come
// from the browser's cache.
precacheAndRoute(SHELL.map((file) => ({ url: shop.bundle + file, revision: null })))

const isOwn = (url: URL) => url.origin === self.location.origin

registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith(shop.bundle), ownFiles)
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/mobify/bundle/'),
  ({ request }) => fileOfOtherBuild(request),
)
registerRoute(
  ({ url, request }) => isOwn(url) && isStorablePicture(shop.site, url.href, request.referrer),
  pictures,
)
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && toPageKey(shop.site, url.href) !== undefined,
  publicPages,
)
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isBagPage(shop.site, url.href),
  new NetworkOnly({ plugins: [bagFallback] }),
)
// other navigations too, because the browser has already requested them (navigation preload)
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [offlineFallback] }),
)

enableNavigationPreload()

self.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge())
})

async function takeCharge(): Promise<void> {
  const outdated = listOutdated(await caches.keys())
  await Promise.all(outdated.map((name) => caches.delete(name)))
  // a browser's first worker also takes control of the page that registered it, so that this page
  // can be read offline
  await self.clients.claim()
}

self.addEventListener('message', (event) => {
  // sent only by pages of this origin, which are built together with the worker
  const message: MessageToWorker = event.data
  if (message.type === 'seen') {
    event.waitUntil(Promise.all([storePage(message.page, event), storeFiles(message.files, event)]))
  }
  if (message.type === 'take-charge') void self.skipWaiting()
  if (message.type === 'which-build') event.ports[0]?.postMessage(shop.bundle)
})
