import { type QueryClient, onlineManager } from '@tanstack/react-query'
import type { History } from 'history'
import type { ReactNode } from 'react'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'
import { logWarning } from '@/lib/log'
import type { MessageToWorker } from '@/lib/worker-messages'
import type { Site } from '@/site/site'
import { storeBagOffline } from './store-bag-offline'
import { offerReleases } from './offer-releases'

/** Pages that are left sooner are not stored; by then their pictures are loaded. */
const READ_AFTER_MS = 2000
const MAX_FILES = 200

interface Visit {
  history: Pick<History, 'listen' | 'location'>
  queryClient: QueryClient
  site: Site
  /** Shows a node over the page; `null` removes it. */
  show: (node: ReactNode) => void
}

/**
 * Registers the service worker and sends it each page that is read, so that the page can be read
 * again offline: the worker itself does not see pages that loaded before it or without a document
 * request. Stores the bag for reading, and offers new releases.
 * @returns a function that stops it
 */
export function registerWorker({ history, queryClient, site, show }: Visit): () => void {
  const workers = navigator.serviceWorker
  let isOver = false
  let timer: number | undefined
  const reportSoon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(reportPage, READ_AFTER_MS)
  }
  const stops = [
    history.listen(reportSoon),
    leaveWhileOffline(() => queryClient.isMutating() > 0),
    storeBagOffline(queryClient, site),
  ]
  workers.register('/worker.js').then(
    // automated browsers that block workers resolve with undefined instead of an error
    (registration: ServiceWorkerRegistration | undefined) => {
      if (registration && !isOver) stops.push(offerReleases({ registration, history, show }))
    },
    (error: unknown) => logWarning('The service worker was not registered', { error }),
  )
  workers.addEventListener('controllerchange', reportPage)
  reportPage()
  return () => {
    isOver = true
    window.clearTimeout(timer)
    workers.removeEventListener('controllerchange', reportPage)
    stops.forEach((stop) => stop())
  }
}

function reportPage(): void {
  const message: MessageToWorker = {
    type: 'seen',
    page: window.location.href,
    files: listFiles(),
  }
  // with data saving or a slow connection the page is not downloaded a second time
  if (!isConnectionConstrained()) navigator.serviceWorker.controller?.postMessage(message)
}

/**
 * Returns the scripts, styles, fonts and pictures that this tab has loaded from the shop, limited
 * to the last ones.
 */
function listFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = addresses.filter((address) => new URL(address).origin === window.location.origin)
  return own.slice(-MAX_FILES)
}

/**
 * Offline, a link loads its page as a document: the worker stores whole pages, not their data.
 * @param isBusy returns whether a request in this tab waits for the connection and would be lost
 * @returns a function that stops it
 */
export function leaveWhileOffline(isBusy: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    if (onlineManager.isOnline() || !navigator.serviceWorker.controller || isBusy()) return
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!isPlain || !(link instanceof HTMLAnchorElement)) return
    // a link within the page is left to the browser
    const isOther = link.pathname !== location.pathname || link.search !== location.search
    if (link.origin === location.origin && isOther) event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
