import { expect, test } from '@playwright/test'
import { contentPages } from '../setup/pages'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

const paths = [
  ...contentPages.map(({ path }) => path),
  '/chocolateshops',
  '/chocolateshops/101',
  '/build-a-box/start',
  // a category with its own banner
  '/category/christmas',
]

const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('pages of content are fit for everybody', { tag: '@once' }, async ({ page }) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`${origin}${path}`)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 812 })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolations(page)
        await expect.poll(() => page.evaluate(overhang), `${width} px`).toBe(0)
      }
    })
  }
})

test(
  'questions open and close, each by itself, also by keyboard',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${origin}/help/faq`)
    const entries = page.getByRole('main').locator('details')
    const [first, second] = [entries.nth(0), entries.nth(1)]
    await first.locator('summary').click()
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('open', '')
    await expect(second).toHaveAttribute('open', '')
    await expectNoViolations(page)
    await first.locator('summary').click()
    await expect(first).not.toHaveAttribute('open')
  },
)

test('the sidebar marks the current page', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${origin}/help/faq`)
  const help = page.getByRole('navigation', { name: 'Help' })
  await expect(help.locator('[aria-current="page"]')).toHaveText('Questions & answers')
  await help.getByRole('link', { name: 'Shipping rates' }).click()
  await expect(page).toHaveURL(`${origin}/help/shipping-rates`)
  await expect(help.locator('[aria-current="page"]')).toHaveText('Shipping rates')
})
