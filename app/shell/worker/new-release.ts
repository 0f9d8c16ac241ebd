import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { ONE_HOUR_MS } from '@/lib/times'
import type { MessageToWorker } from '@/lib/worker-messages'

/** A worker that does not answer by then is of another release, ms. */
const ANSWER_WITHIN_MS = 3000

/**
 * Calls back once there is a worker of another release than this page: one that waits, or that
 * another tab has put in charge. One that waits and is of this page's own release takes charge at
 * once: the page is new already.
 * @returns how to end it
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
  // a tab that stays open for days loads no document, which is when browsers ask
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ONE_HOUR_MS) return
    askedAt = Date.now()
    // offline, or between two releases: asked again later
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

/** Has a worker that waits take charge of the shop's tabs; done once it has, or will not. */
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
