import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { expectBagCount, holdScripts } from './shopper'

const optionsOf = (page: Page) => page.getByRole('link', { name: /^Choose a size of / }).first()

test(
  'a visitor chooses a size beside the list and adds it [TILE-008]',
  { tag: '@once' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const scripts = holdScripts(page)
    await page.goto(`${origin}/category/truffles`, { waitUntil: 'commit' })
    const button = optionsOf(page)
    const options = page.getByRole('dialog', { name: 'Pick Item Options' })

    await test.step('Escape closes the sheet and gives the focus back', async () => {
      // clicked once clicks are recorded, before hydration: the sheet opens after hydration
      await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
      await button.click()
      scripts.release()
      await expect(options.getByRole('button', { name: 'Add to Bag' })).toBeVisible()
      await expect(options.locator(':focus')).toHaveCount(1)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    await page.keyboard.press('Enter')
    await options.getByRole('radio', { name: /24 Pieces/ }).check()
    await options.getByRole('button', { name: 'Increase quantity' }).click()
    await options.getByRole('button', { name: 'Add to Bag' }).click()

    const added = page.getByRole('dialog', { name: 'Added to Your Bag' })
    await expect(added.getByText(/24 Pieces/)).toBeVisible()
    await expect(added.getByText('Quantity: 2')).toBeVisible()
    await expect(options).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}/category/truffles`)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(added).toHaveCount(0)
    await expect(button).toBeFocused()
    await expectBagCount(page, 2)
    expect(complaints).toEqual([])
  },
)

test(
  'all of the line with its name leads to a product [TILE-012]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${origin}/category/truffles`)
    const name = page.getByRole('main').getByRole('article').first().getByRole('heading')
    const title = await name.innerText()
    // clicks the middle, which may be empty if the name has two lines
    await name.click()
    await expect(page).toHaveURL(/\.html$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the product page', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${origin}/category/truffles`)
    await optionsOf(page).click()
    await expect(page).toHaveURL(/\.html$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
