import { expect, type Page } from '@playwright/test'

/**
 * Waits until React listens for events. From then on, a click works everywhere: React hydrates a
 * part at the first click on it. The scripts load after the first paint, which may be later than
 * the network becomes idle.
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
