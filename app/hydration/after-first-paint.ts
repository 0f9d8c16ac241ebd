/** The maximum wait for a page that cannot be painted (no style sheet, no frames), in ms. */
const LIMIT_MS = 3_000
/** The maximum wait for the first picture once text is visible, in ms. */
const PICTURE_LIMIT_MS = 500

/**
 * Calls back once the visitor can see the page's text, and the high-priority picture if it loads
 * soon enough. Calls back immediately in a hidden tab.
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
