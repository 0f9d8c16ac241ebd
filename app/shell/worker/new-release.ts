import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { millisecondsInHour } from 'date-fns/constants'
import type { MessageToWorker } from '@/lib/worker-messages'

/** Time-out for a worker's answer, in ms; without an answer it counts as another release. */
const ANSWER_WITHIN_MS = 3000

/**
 * Calls back when there is a worker of another release than this page's: one that is waiting, or
 * that another tab has activated. A waiting worker of this page's own release is activated
 * immediately, because the page is already new.
 * @returns a function that stops it
 */
export function watchReleases(
  registration: ServiceWorkerRegistration,
  onNewRelease: (worker: ServiceWorker) => void,
): () => void {
  const workers = navigator.serviceWorker
  const look = async (worker: ServiceWorker | null) => {
    if (!worker || !workers.controller) return
    if ((await askBuild(worker)) !== getAssetUrl()) onNewRelease(worker)
    else if (worker === registration.waiting) send(worker, { type: 'take-charge' })
  }
  const onFound = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look(installing)
    })
  }
  const onChange = () => void look(workers.controller)
  let askedAt = Date.now()
  // browsers check for updates when a document loads, which does not happen in a tab that stays
  // open for days
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < millisecondsInHour) return
    askedAt = Date.now()
    // offline, or during a deployment: checked again later
    registration.update().catch(() => undefined)
  }
  void look(registration.waiting)
  onFound()
  registration.addEventListener('updatefound', onFound)
  workers.addEventListener('controllerchange', onChange)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    registration.removeEventListener('updatefound', onFound)
    workers.removeEventListener('controllerchange', onChange)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/**
 * Activates a waiting worker for the shop's tabs; resolves when it is active, or after a time-out.
 */
export function putInCharge(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.state !== 'installed') return resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, ANSWER_WITHIN_MS)
    send(worker, { type: 'take-charge' })
  })
}

function askBuild(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(String(data))
    setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS)
    const message: MessageToWorker = { type: 'which-build' }
    worker.postMessage(message, [port2])
  })
}

function send(worker: ServiceWorker, message: MessageToWorker): void {
  worker.postMessage(message)
}
