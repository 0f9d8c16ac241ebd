import type { Page } from '@playwright/test'

/**
 * Waits until the browser has painted the current state: the second frame begins after the first is
 * painted. A browser without a window may skip frames, so there is an upper limit.
 */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        // eslint-disable-next-line no-restricted-syntax -- the upper limit, not the wait
        setTimeout(resolve, 500)
      }),
  )
}
