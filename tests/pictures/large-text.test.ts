import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { fillBag } from '../e2e/shopper'
import { origin } from '../setup/shop'
import { phone } from '../setup/windows'

/** A phone whose visitor has chosen text of twice the usual size. */
const test = base.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions }, use, info) => {
    const profile = info.outputPath('profile')
    await mkdir(path.join(profile, 'Default'), { recursive: true })
    await writeFile(
      path.join(profile, 'Default', 'Preferences'),
      JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
    )
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...phone,
      isMobile: true,
    })
    await context.addCookies([{ name: 'consent', value: '1', url: origin }])
    await use(await context.newPage())
    await context.close()
  },
})

/** How far the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('text of twice the size fits into a phone', async ({ page }) => {
  await page.goto(origin)
  expect(
    await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBe(32)
  await fillBag(page, '32001021', 2)
  for (const place of ['/', '/category/truffles', '/310010.html', '/build-a-box', '/login']) {
    await page.goto(origin + place)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => overflow(page), { message: place }).toBeLessThanOrEqual(0)
  }
  for (const place of ['/cart', '/shipping']) {
    await page.goto(origin + place)
    await expect(page.getByText('Order Summary').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect.poll(() => overflow(page), { message: place }).toBeLessThanOrEqual(0)
  }
})
