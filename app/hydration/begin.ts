import { afterFirstPaint } from './after-first-paint'
import { keepPendingInput } from './pending-input'

/* The only script that a page runs immediately (docs/adr/0043). The scripts of the bundle, listed
   by `_document`, are fetched and run after the first paint: it does not need them, and they would
   compete for bandwidth and processor time. */
const addresses = document.currentScript?.dataset.scripts?.split(' ') ?? []

// When a page is shown again, the browser restores its fields; `keepPendingInput` checks this flag.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
  document.documentElement.dataset.restored = ''
}

// dispatched by `scripts/webpack/hydrate-root.js`
document.addEventListener('hydration-started', keepPendingInput(), { once: true })

afterFirstPaint(() => {
  for (const address of addresses) {
    const script = document.createElement('script')
    script.src = address
    document.body.append(script)
  }
})
