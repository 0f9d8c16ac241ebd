import { afterFirstPaint } from './after-first-paint'
import { keepPendingInput } from './pending-input'
import { followRenewedFields } from './renewed-fields'

/* The only script that a page runs immediately (docs/adr/0043). It fetches and runs the scripts of
   the bundle, listed by `_document`, after the first paint. The first paint does not need them, and
   they would compete with it for bandwidth and processor time. */
const addresses = document.currentScript?.dataset.scripts?.split(' ') ?? []

// When the browser shows a page again, it restores the fields; `keepPendingInput` reads this flag.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
  document.documentElement.dataset.restored = ''
}

// both events are dispatched by `scripts/webpack/hydrate-root.js`
const replayInput = keepPendingInput()
const start = () => {
  document.addEventListener('part-rendered-again', followRenewedFields())
  replayInput()
}
document.addEventListener('hydration-started', start, { once: true })

afterFirstPaint(() => {
  for (const address of addresses) {
    const script = document.createElement('script')
    script.src = address
    document.body.append(script)
  }
})
