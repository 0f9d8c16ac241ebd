import { keepEarlyInput } from '@/lib/early-input'
import { whenDrawn } from '@/lib/when-drawn'

/*
 * The one script that a page runs at once. The program's own files, named by `_document`, are
 * fetched and run when the page has been drawn: that needs none of them, and should not share with
 * them what bandwidth and processor time there is.
 */
/** What a browser sets up at its first use, each while the program is on its way. */
const firstUses = [
  () => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang),
  () => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang),
  () => document.cookie,
  () => useStores(),
]

const addresses = document.currentScript?.dataset.program?.split(' ') ?? []

// The browser fills the fields of a page that is shown again by itself: `keepEarlyInput` asks.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
  document.documentElement.dataset.returned = ''
}

// `scripts/webpack/hydrate-in-steps.js` says when.
document.addEventListener('program-listens', keepEarlyInput(), { once: true })

whenDrawn(() => {
  for (const address of addresses) {
    const script = document.createElement('script')
    script.src = address
    document.body.append(script)
  }
  for (const work of firstUses) setTimeout(work)
})

function useStores(): void {
  try {
    localStorage.getItem('')
    sessionStorage.getItem('')
  } catch {
    // Some browsers keep nothing: the program knows.
  }
}
