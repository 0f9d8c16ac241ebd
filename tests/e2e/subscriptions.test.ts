import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

test(
  'a customer skips a delivery, takes that back, and thinks better of cancelling [ACC-005, ACC-059, ACC-060]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${origin}/subscriptions`)
    await expect(page).toHaveURL(`${origin}/login`)
    await page.getByLabel('Email', { exact: true }).fill('nora@shop.example.com')
    await page.getByLabel('Password').fill('Truffle-Tin-24')
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(`${origin}/subscriptions`)
    const truffles = page.getByRole('article', { name: 'Milk Chocolate Truffles' })
    await expect(truffles).toContainText('Every month')
    await expect(truffles).toContainText('Visa ending in 1111')
    await expectNoViolations(page)

    // by keyboard: on a phone, the cookie consent may cover the button
    const day = (await truffles.getByText(/^\w+day, /).textContent()) ?? ''
    await truffles.getByRole('button', { name: 'Skip this delivery' }).press('Enter')
    await expect(truffles.getByText(day)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo skipping Milk Chocolate Truffles' }).press('Enter')
    await expect(truffles.getByText(day)).toBeVisible()

    const cancel = truffles.getByRole('button', { name: 'Cancel subscription' })
    await cancel.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel Milk Chocolate Truffles?' })
    await expect(dialog.getByRole('button', { name: 'Pause instead' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await expect(truffles).toContainText('Active')
  },
)
