/** A page that cannot be painted by then (no style sheet, no frames) is not waited for, ms. */
const LIMIT_MS = 3_000
/** How long the first picture is waited for once text can be read, ms. */
const PICTURE_LIMIT_MS = 500

/**
 * Calls back once the visitor sees the page: its text, and the picture with high priority if it is
 * not far behind. At once where the tab is hidden.
 */
export function afterFirstPaint(callback: () => void): void {
  let isCalled = false
  const callOnce = () => {
    if (isCalled) return
    isCalled = true
    callback()
  }
  if (document.visibilityState !== 'visible') return callOnce()
  document.addEventListener('visibilitychange', callOnce, { once: true })
  setTimeout(callOnce, LIMIT_MS)
  onFirstPaint(() => onFirstPicture(callOnce))
}

function onFirstPaint(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return afterNextFrame(callback)
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function onFirstPicture(callback: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return callback()
  const onEnd = () => afterNextFrame(callback)
  picture.addEventListener('load', onEnd, { once: true })
  picture.addEventListener('error', onEnd, { once: true })
  setTimeout(callback, PICTURE_LIMIT_MS)
}

function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
}
