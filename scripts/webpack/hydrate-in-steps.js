// @ts-check
/*
 * Stands in for `react-dom/client`, which PWA Kit's start calls: a page is taken over as a
 * transition, in steps of some milliseconds between which taps are answered, not in one go.
 */
const { startTransition } = require('react')
const client = require('react-dom-client')

exports.createRoot = client.createRoot

/** @param {Parameters<import('react-dom/client').hydrateRoot>} args */
exports.hydrateRoot = (...args) => {
  letJumpsWait()
  /** @type {import('react-dom/client').Root | undefined} */
  let root
  startTransition(() => {
    const [container, page, options] = args
    root = client.hydrateRoot(container, page, { onRecoverableError: report, ...options })
  })
  // what was done before is repeated now: `app/begin.ts`
  document.dispatchEvent(new Event('program-listens'))
  return root
}

/**
 * Who goes on to another page, or chooses a size, before all of this one is taken over leaves parts
 * of it behind: those React writes anew. Nobody was using them, so nothing is lost, and it is no error.
 */
const LEFT_BEHIND = /#421\b|received an update before it finished hydrating/

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof Error && LEFT_BEHIND.test(error.message))) reportError(error)
}

/**
 * A jump to a place of the page (`#reviews`) is news for every part of it. As a transition, it is
 * told to those that are not taken over yet when they are; at once, React would write them anew.
 */
function letJumpsWait() {
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
