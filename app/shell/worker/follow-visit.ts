import type { QueryClient } from '@tanstack/react-query'
import type { History } from 'history'
import type { ReactNode } from 'react'
import { isConnectionConstrained } from '@/lib/is-connection-constrained'
import { logWarning } from '@/lib/log'
import type { MessageToWorker } from '@/lib/worker-messages'
import type { Site } from '@/site/site'
import { keepBag } from './keep-bag'
import { leaveWhileOffline } from './leave-while-offline'
import { offerReleases } from './offer-releases'

/** A page that is left sooner was not read; its pictures are there by then. */
const READ_AFTER_MS = 2000
const MAX_FILES = 200

interface Visit {
  history: Pick<History, 'listen' | 'location'>
  queryClient: QueryClient
  site: Site
  /** Shows something over the page, or nothing any more. */
  show: (node: ReactNode) => void
}

/**
 * Registers the service worker, and sends it each page that is read, so that it can be read
 * again without a network: of one that came before the worker or without a document of its own, it
 * has seen nothing. Stores the bag for reading, and offers new releases.
 * @returns how to end it
 */
export function followVisit({ history, queryClient, site, show }: Visit): () => void {
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
    keepBag(queryClient, site),
  ]
  workers.register('/worker.js').then(
    // browsers that are automated to block workers register none, without an error
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
  // who saves data or waits long is spared a second copy of the page
  if (!isConnectionConstrained()) navigator.serviceWorker.controller?.postMessage(message)
}

/** Scripts, styles, fonts and pictures that this tab has loaded from the shop, the last ones. */
function listFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = addresses.filter((address) => new URL(address).origin === window.location.origin)
  return own.slice(-MAX_FILES)
}
