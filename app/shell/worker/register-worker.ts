import type { QueryClient } from '@tanstack/react-query'
import type { History } from 'history'
import type { ReactNode } from 'react'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'
import { logWarning } from '@/lib/log'
import type { MessageToWorker } from '@/lib/worker-messages'
import type { Site } from '@/site/site'
import { storeBagOffline } from './store-bag-offline'
import { leaveWhileOffline } from './leave-while-offline'
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
