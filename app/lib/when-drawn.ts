/** A page that cannot be drawn by then (no style sheet, no frames) is not waited for, ms. */
const LIMIT_MS = 3_000
/** How long the first picture is waited for once words can be read, ms. */
const PICTURE_LIMIT_MS = 500

/**
 * Calls back once the visitor sees the page: its words, and the picture that was asked for before
 * all else if it is not far behind. At once where nobody is looking.
 */
export function whenDrawn(begin: () => void): void {
  let hasBegun = false
  const beginOnce = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  if (document.visibilityState !== 'visible') return beginOnce()
  document.addEventListener('visibilitychange', beginOnce, { once: true })
  setTimeout(beginOnce, LIMIT_MS)
  onFirstPaint(() => onFirstPicture(beginOnce))
}

function onFirstPaint(painted: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return afterNextFrame(painted)
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    painted()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function onFirstPicture(drawn: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return drawn()
  const arrived = () => afterNextFrame(drawn)
  picture.addEventListener('load', arrived, { once: true })
  picture.addEventListener('error', arrived, { once: true })
  setTimeout(drawn, PICTURE_LIMIT_MS)
}

function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}
