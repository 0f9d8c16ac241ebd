// @ts-check
/*
 * Stands in for `react-dom/client`, which PWA Kit's start calls, to say what happens while the page's
 * Suspense boundaries are hydrated one after another (docs/adr/0043).
 */
const { startTransition } = require('react')
const client = require('react-dom-client')

exports.createRoot = client.createRoot

/** @param {Parameters<import('react-dom/client').hydrateRoot>} args */
exports.hydrateRoot = (...args) => {
  deferJumps()
  const [container, page, options] = args
  const root = client.hydrateRoot(container, page, { onRecoverableError: report, ...options })
  // what was done before is replayed now: `app/hydration/begin.ts`
  document.dispatchEvent(new Event('hydration-started'))
  return root
}

/**
 * Who goes on to another page, or chooses a size, before all of this one is hydrated leaves parts of
 * it behind: those React renders again. Nobody was using them, so nothing is lost, and it is no error.
 */
const LEFT_BEHIND = /#421\b|received an update before it finished hydrating/

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof Error && LEFT_BEHIND.test(error.message))) reportError(error)
}

/**
 * A jump to a place of the page (`#reviews`) updates every part of it. As a transition, it waits
 * for those that are not hydrated yet; at once, React would discard them and render them again.
 */
function deferJumps() {
  const page = () => location.pathname + location.search
  const start = page()
  let isPassedOn = false
  window.addEventListener('popstate', (event) => {
    if (isPassedOn || !location.hash || page() !== start) return
    event.stopImmediatePropagation()
    isPassedOn = true
    startTransition(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
    })
    isPassedOn = false
  })
}
