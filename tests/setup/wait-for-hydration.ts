import { expect, type Page } from '@playwright/test'

/**
 * Waits until React listens. It answers from then on: a part that it has not hydrated yet, it hydrates
 * at the first click there. The scripts are fetched once the page is painted, which may take longer
 * than the network is idle.
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
