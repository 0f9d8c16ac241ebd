import { expect, test, type Page } from '@playwright/test'
import { origin, siteOrigins } from '../setup/shop'
import { expectNoViolations } from '../e2e/axe'
import { expectBagCount } from '../e2e/shopper'
import { expectStored, listStored, waitForFollowing, waitForWorker } from '../e2e/stored'

test.use({ serviceWorkers: 'allow' })

const shownPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 1,
      ).length,
  )

test('a browser finds nothing that keeps it from installing a site, and its pictures for the dialog', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page)
  for (const site of Object.values(siteOrigins)) {
    await page.goto(`${site}/emailsignup`)
    const { url, errors, manifest } = await devTools.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${site}/manifest.webmanifest`, []])
    expect(manifest.screenshots).toHaveLength(4)
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    // caused by the test's private window, not by the site
    const found = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
    expect(found).toEqual([])
  }
})

test('pages that were seen are read without a network, others say so, and none that is a visitor’s own', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.goto(`${origin}/help/faq`)
  await waitForWorker(page, '/help/faq')
  // first as a document, then as a client-side navigation
  await page.goto(`${origin}/category/truffles`)
  await expectStored(page, '/category/truffles')
  await page.goto(`${origin}/?utm_source=mail&previewTimestamp=1`)
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name: 'Maison Brindille, home' }).click()
  await expectStored(page, '/')
  // apart from bundle files and pictures, only public pages are stored
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
  // the page reloads by itself
  await expect(page.getByRole('heading', { name: /chocolate shops/i, level: 1 })).toBeVisible()
})

test('the bag can be read offline and changed once the network is back', async ({
  page,
  context,
}) => {
  const product = '/boxes/assortment/32001042.html'
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.goto(origin + product)
  await waitForWorker(page, product)
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Added to Your Bag' })).toBeVisible()
  await expectStored(page, '/offline-bag.json')

  await context.setOffline(true)
  await page.goto(`${origin}/cart`)
  await expect(page.getByText(/^You are offline\. This is your bag as of/)).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText('Quantity 1')
  await expect.poll(() => shownPictures(page)).toBe(1)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(
    page
      .getByRole('link', { name: 'Checkout' })
      .or(page.getByRole('button', { name: /checkout/i }))
      .first(),
  ).toBeVisible()
  await expectBagCount(page, 1)
})
