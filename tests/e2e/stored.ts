import { expect, type Page } from '@playwright/test'

/** Returns the paths of all pages and files that the service worker has stored. */
export function listStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

export const expectStored = (page: Page, path: string) =>
  expect.poll(() => listStored(page), { timeout: 30_000 }).toContain(path)

/** Waits until the worker controls the page and has stored it. */
export async function waitForWorker(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectStored(page, path)
}

/**
 * Waits until the chunk `register-worker` has loaded. From then on, a link loads its page from the
 * worker while the browser is offline.
 */
export const waitForFollowing = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('register-worker')),
  )
