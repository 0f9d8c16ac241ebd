import { expect, test, type Page } from '@playwright/test'
import { ports } from '../setup/shop'
import { expectNoViolations } from './axe'

/** Through the sections: side by side, or on a phone behind a button. */
async function open(page: Page, section: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Sections of the back office' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: section, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
}

// nobody is added: from the first operator on, the shop's other tests would have to log in
test('an operator walks through the back office', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`http://localhost:${ports.engine}/back-office/reviews`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expectNoViolations(page)

  await open(page, 'Orders')
  await page.getByLabel('Search').fill('nora')
  await page.getByRole('link', { name: /^\d+$/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expectNoViolations(page)
  for (const section of ['Mails', 'Customers']) {
    await open(page, section)
    await expectNoViolations(page)
  }

  await open(page, 'Operators')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Nobody has to log in yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add an operator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an operator' })
  await expect(dialog.getByLabel('E-mail address')).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: /^admin/ })).toBeChecked()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open(page, 'Changes')
  await page.getByLabel('Who').fill('nobody@example.com')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectNoViolations(page)
  expect(complaints).toEqual([])
})
