import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: '1', url: origin }]))

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
}

for (const [name, path, last] of [
  ['home', '/', 'Good to know'],
  ['category', '/category/truffles', '17 products'],
  ['product', '/310010.html', 'Customers Also Love'],
] as const) {
  test(`the ${name} page is what it is before anybody scrolls`, async ({ page }) => {
    await page.goto(origin + path)
    // content after the main content also loads without scrolling
    await expect(page.locator('main').getByText(last).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const guessed = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        ).length,
    )
    expect(guessed).toBe(0)
    const missing = () =>
      page.evaluate(
        () =>
          [...document.images].filter(
            (image) => image.getClientRects().length > 0 && !(image.complete && image.naturalWidth),
          ).length,
      )
    await expect.poll(missing).toBe(0)
    const before = await height(page)
    await scrollToEnd(page)
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await height(page)) - before) / before).toBeLessThan(0.02)
  })
}
