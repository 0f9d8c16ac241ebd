import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const goOn = (page: Page) => page.getByRole('link', { name: 'Continue' }).click()
const pieces = ['Vanilla Caramel', 'Mint Meltaway', 'Raspberry Cream']

test(
  'a box is filled, reloaded, gone back in, and put into the bag [BOX-002, BOX-016, BOX-023, BOX-024, BOX-026]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${origin}/build-a-box/start`)
    await page.getByRole('link', { name: 'Start Building' }).click()
    await expect(heading(page, 'Choose Your Box')).toBeVisible()
    const nine = page.getByRole('radio', { name: /^9 Pieces/ })
    await nine.press('Space')
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
    await expect(nine).toBeFocused()
    await expectNoViolations(page, 'main')
    await goOn(page)
    for (const name of pieces) {
      const piece = page.getByRole('button', { name, exact: true })
      await piece.press('Enter')
      await expect(piece).toBeFocused()
    }
    await page.getByRole('button', { name: 'About Vanilla Caramel' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Vanilla Caramel' })).toBeVisible()
    await expectNoViolations(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Surprise Me' }).click()
    await expect(page.getByText('4 of 4 flavors chosen')).toBeVisible()
    await expectNoViolations(page, 'main')
    await goOn(page)
    await page.getByRole('button', { name: 'Less Vanilla Caramel' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await page.getByRole('button', { name: 'More Mint Meltaway' }).click()
    await expectNoViolations(page, 'main')

    await page.reload()
    await expect(page.getByText(/Your box is full/)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Mint Meltaway', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.goForward()
    await goOn(page)
    await expect(page.getByText('2 × Vanilla Caramel')).toBeVisible()
    await expectNoViolations(page, 'main')

    await page.getByRole('button', { name: 'Add to Bag' }).click()
    await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
    await expect(page).toHaveURL(`${origin}/cart`)
    // the sheet that led here also lists the pieces until it is closed
    const items = page.getByRole('list', { name: 'Items in your bag' })
    await expect(items.getByText('2 × Vanilla Caramel', { exact: true })).toBeVisible()
    await items.getByRole('link', { name: /^Edit/ }).click()
    await expect(page).toHaveURL(`${origin}/build-a-box/set-quantities`)
    await expect(page.getByRole('group', { name: 'Quantity of Vanilla Caramel' })).toBeVisible()
  },
)
