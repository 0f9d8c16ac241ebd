import { expect, type Page } from '@playwright/test'

/**
 * Waits until React handles events. From then on, a part that is not hydrated yet is hydrated by
 * the first click on it. Scripts are fetched after the first paint, possibly later than the network
 * becomes idle.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isListening = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('.react-target') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
    )
  await expect.poll(isListening, `${page.url()} is hydrated`).toBe(true)
}
