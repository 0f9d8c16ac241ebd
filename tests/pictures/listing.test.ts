import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { phone } from '../setup/windows'

test.use(phone)

const CATEGORY = `${origin}/category/boxed-chocolates`

const products = (page: Page) => page.getByRole('main').locator('article h3 a[href$=".html"]')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('going back from a product restores the length and scroll position of the list', async ({
  page,
}) => {
  await page.goto(CATEGORY, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(products(page)).toHaveCount(23)
  const last = products(page).nth(18)
  await last.scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(1_000)

  await last.click()
  await expect(page).toHaveURL(/\.html$/)
  await page.goBack()
  await expect(products(page)).toHaveCount(23)
  await expect.poll(() => scrollY(page)).toBe(left)

  await test.step('also when the product was loaded anew, and the list has to be', async () => {
    await products(page).nth(18).click()
    await expect(page).toHaveURL(/\.html$/)
    await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await expect(products(page)).toHaveCount(23)
    await expect.poll(() => scrollY(page)).toBe(left)
  })

  await test.step('and opened in a new tab it is the same [SRCH-044]', async () => {
    const names = await products(page).allInnerTexts()
    const other = await page.context().newPage()
    await other.goto(page.url())
    expect(await products(other).allInnerTexts()).toEqual(names)
    await other.close()
  })
})

test('cards of categories have their pictures in the width of the window [PLP-013]', async ({
  page,
}) => {
  for (const [size, width] of [
    // largest first, since a browser reuses a larger picture that it has already loaded
    [{ width: 820, height: 1100 }, 338],
    [{ width: 1440, height: 900 }, 460],
    [{ width: 375, height: 812 }, 650],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(origin)
    const picture = page.getByRole('main').locator('a[href="/category/truffles"] img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => Reflect.get(img, 'currentSrc')))
      .toContain(`/image/${width}/`)
  }
})
