// @ts-check
/*
 * Replaces `react-dom/client`, which PWA Kit's start calls, to handle errors and jumps while the
 * page's Suspense boundaries are hydrated one after another (docs/adr/0043).
 */
const { startTransition } = require('react')
const client = require('react-dom-client')

exports.createRoot = client.createRoot

/** @param {Parameters<import('react-dom/client').hydrateRoot>} args */
exports.hydrateRoot = (...args) => {
  deferJumps()
  const [container, page, options] = args
  const root = client.hydrateRoot(container, page, { onRecoverableError: report, ...options })
  // `app/hydration/begin.ts` now replays the input from before hydration
  document.dispatchEvent(new Event('hydration-started'))
  return root
}

/**
 * React's message if a shopper opens another page, or chooses a size, before all of the page is
 * hydrated. React renders the other parts again. They were not in use, so nothing is lost, and the
 * message is not reported as an error.
 */
const LEFT_BEHIND = /#421\b|received an update before it finished hydrating/

/**
 * React's messages where the page is not what the server rendered. Translations, ad blockers,
 * password managers and other extensions change pages before they are hydrated. What the page
 * itself does wrong is found by `tests/ssr/hydration.test.ts`, by the mark.
 */
const CHANGED =
  /#4(18|2[235])\b|while hydrating|Hydration failed|Text content does not match|did not match/

/** @param {unknown} error */
function report(error) {
  // `app/hydration/begin.ts` carries input over to the new fields, once React has finished
  queueMicrotask(() => document.dispatchEvent(new Event('part-rendered-again')))
  const message = error instanceof Error ? error.message : ''
  if (LEFT_BEHIND.test(message)) return
  if (CHANGED.test(message)) document.documentElement.dataset.renderedAgain = message
  else reportError(error)
}

/**
 * Turns jumps within the page (`#reviews`), which update every part of it, into transitions. A
 * transition waits for parts that are not hydrated yet; an immediate update would make React discard
 * them and render them again.
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
