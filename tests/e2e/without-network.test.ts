import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

test.use({ serviceWorkers: 'allow' })

/** Until the worker is in charge of the page and has stored it. */
async function waitForWorker(page: Page, stored: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectStored(page, stored)
}

/** Until the page sends its links to the worker while it is offline. */
const waitForFollowing = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('follow-visit')),
  )

/** What the worker has stored, as paths. */
function listStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

const expectStored = (page: Page, path: string) =>
  expect.poll(() => listStored(page), { timeout: 30_000 }).toContain(path)

const shownPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 1,
      ).length,
  )

test('pages that were seen are read without a network, others say so, and none that is a visitor’s own', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.goto(`${origin}/help/faq`)
  await waitForWorker(page, '/help/faq')
  // as a document of its own, then without one
  await page.goto(`${origin}/category/truffles`)
  await expectStored(page, '/category/truffles')
  await page.goto(`${origin}/?utm_source=mail&previewTimestamp=1`)
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name: 'Maison Brindille, home' }).click()
  await expectStored(page, '/')
  // besides files of the program and pictures there are the public pages alone
  const stored = await listStored(page)
  const pages = stored.filter((path) => !/^\/(?:mobify\/bundle|image)\//.test(path))
  expect(pages.sort()).toEqual(['/', '/category/truffles', '/help/faq'])

  await context.setOffline(true)
  await page.goto(`${origin}/category/truffles`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truffles')
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(2)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await waitForFollowing(page)
  await page.getByRole('link', { name: 'Maison Brindille, home' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('heading', { name: 'Shop by Chocolate' })).toBeVisible()

  for (const path of [
    '/es-US/category/bars',
    '/login',
    '/?previewTimestamp=1',
    '/chocolateshops',
  ]) {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path.startsWith('/es-US')
        ? 'Esta página se abrirá cuando vuelvas a tener conexión.'
        : 'This page opens once you are back online.',
    )
  }
  await expectNoViolations(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Truffles' })).toBeVisible()
  await context.setOffline(false)
  // it is loaded anew by itself
  await expect(page.getByRole('heading', { name: /chocolate shops/i, level: 1 })).toBeVisible()
})
