import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'
import { expectNoViolations } from './axe'

const CATEGORY = `${origin}/category/boxed-chocolates`
const TABLET = { width: 820, height: 1100 }
const LARGE = { width: 1440, height: 900 }

const products = (page: Page) => page.getByRole('main').locator('article h3 a[href$=".html"]')

/** Returns when the data of the served page were read, in epoch milliseconds. */
async function renderedAt(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text()
  const times = [...html.matchAll(/"dataUpdatedAt":(\d{13})/g)].map(([, time]) => Number(time))
  expect(times.length).toBeGreaterThan(0)
  return Math.min(...times)
}

test(
  'a page from the cache is not searched again [SRCH-026]',
  { tag: '@once' },
  async ({ page }) => {
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/productSearch')) searches.push(request.url())
    })
    // Sets the browser's clock to ten minutes after the page was rendered, whatever its age in the
    // page cache. A page may be up to fifteen minutes old, and an earlier test may have been the
    // first to request it.
    const rendered = await renderedAt(page, CATEGORY)
    await page.addInitScript(
      (shift) => {
        const { now } = Date
        Date.now = () => now() + shift
      },
      rendered + 600_000 - Date.now(),
    )
    await page.goto(CATEGORY)
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(products(page)).toHaveCount(23)
    expect(searches).toHaveLength(1)
  },
)

test(
  'on a phone the filters open in a dialog that keeps the focus and returns it on closing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(CATEGORY, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: /^Filter/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByText('Price', { exact: true }).click()
    await dialog.getByRole('link', { name: /^\$20 to \$40/ }).click()
    await expect(dialog.getByRole('button', { name: 'Show 12 products' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^\$20 to \$40/ })).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveText('Filter (1)')
    await expect(page.getByRole('status').filter({ hasText: '12 products, 12 shown' })).toHaveCount(
      1,
    )
  },
)

test(
  'a row of products shows two, three or four, and arrows where there are more [TILE-013, TILE-014]',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${origin}/component-guide`)
    const visible = (label: string) =>
      page.getByRole('list', { name: label }).evaluate((list) => {
        const edge = list.getBoundingClientRect().right + 1
        return [...list.children].filter((slide) => slide.getBoundingClientRect().right <= edge)
          .length
      })
    const arrows = (label: string) =>
      page
        .getByRole('list', { name: label })
        .locator('..')
        .getByRole('button', { name: 'Show next' })
        .locator('visible=true')
    for (const [size, count] of [
      [{ width: 375, height: 812 }, 2],
      [TABLET, 3],
      [LARGE, 4],
    ] as const) {
      await page.setViewportSize(size)
      await expect.poll(() => visible('Six slides'), { message: `${size.width} px` }).toBe(count)
      await expect(arrows('Six slides')).toHaveCount(1)
    }
    await expect(arrows('Three slides')).toHaveCount(0)
  },
)

test(
  'products are compared side by side, until the comparison is cancelled',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(CATEGORY, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const index of [1, 2]) await boxes.nth(index).check()
    await expectNoViolations(page)
    const bar = page.getByRole('region', { name: 'Products to compare' })
    await bar.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare products' })
    await expect(dialog.getByRole('columnheader')).toHaveCount(3)
    await expect(dialog.getByText(/per ounce$/).first()).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(boxes.nth(1)).toBeChecked()
    await bar.getByRole('button', { name: 'Cancel' }).click()
    await expect(boxes).toHaveCount(0)
  },
)
