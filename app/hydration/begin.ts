import { afterFirstPaint } from './after-first-paint'
import { keepPendingInput } from './pending-input'

/*
 * The one script that a page runs at once (docs/adr/0043). The bundle's own files, named by
 * `_document`, are fetched and run after the first paint: that needs none of them, and should not
 * share bandwidth and processor time with them.
 */
const addresses = document.currentScript?.dataset.scripts?.split(' ') ?? []

// The browser restores the fields of a page that is shown again by itself: `keepPendingInput` asks.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
  document.documentElement.dataset.restored = ''
}

// called by `scripts/webpack/hydrate-root.js`
document.addEventListener('hydration-started', keepPendingInput(), { once: true })

afterFirstPaint(() => {
  for (const address of addresses) {
    const script = document.createElement('script')
    script.src = address
    document.body.append(script)
  }
})
