import { expect, test, type Page } from '@playwright/test'
import { ports } from '../setup/shop'
import { expectNoViolations } from './axe'

const OFFICE = `http://localhost:${ports.engine}/back-office`

/** Opens a section from the side bar, which is behind a button on a phone. */
async function open(page: Page, section: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Sections of the back office' })
  if (await menu.isVisible()) await menu.click()
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: section, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
}

/** Checks that a dialog is accessible, and that closing it returns the focus to its button. */
async function checkDialog(page: Page, button: RegExp): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name: button }).first()
  await opener.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, '[role=dialog], [role=alertdialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

// no operator is added: once there is one, the shop's other tests would have to log in
test('an operator walks through the back office', { tag: '@phone' }, async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${OFFICE}/reviews`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expectNoViolations(page)

  await open(page, 'Orders')
  await page.getByLabel('Search').fill('nora')
  await page.getByRole('link', { name: /^\d+$/ }).first().click()
  const timeline = page.getByRole('heading', { name: 'Timeline' })
  await expect(timeline).toBeVisible()
  await expectNoViolations(page)
  const header = page.getByRole('banner', { name: 'Back office' })
  await expect(header).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(header).toBeHidden()
  await expect(timeline).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  for (const section of ['Messages', 'Mails', 'Customers']) {
    await open(page, section)
    await expectNoViolations(page)
  }

  await open(page, 'Operators')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('No login is required yet')).toBeVisible()
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

interface Visit {
  section: string
  /** The record in the section's list that is opened. */
  record?: RegExp
  /** Button that opens a dialog, of the record if there is one. */
  dialog?: RegExp
}

const ANY = /./
const VISITS: readonly Visit[] = [
  { section: 'Orders', record: /^00000131$/, dialog: /^Refund$/ },
  { section: 'Counter' },
  { section: 'Phone orders' },
  { section: 'Claims' },
  { section: 'Reviews' },
  { section: 'Messages' },
  { section: 'Mails' },
  { section: 'Changes' },
  { section: 'Operators', dialog: /^Add an operator$/ },
  { section: 'Subscriptions', record: ANY, dialog: /^(Cancel|Resume)$/ },
  { section: 'Customers', record: /Nora Ashgrove/, dialog: /^Export data$/ },
  { section: 'Products', record: ANY, dialog: /^Change state$/ },
  { section: 'Shops', record: ANY, dialog: /^Change the hours$/ },
  { section: 'Imports', dialog: /^Upload an archive$/ },
  { section: 'Promotions', record: ANY },
  { section: 'Coupons', dialog: /^Make a coupon$/ },
  { section: 'Gift cards', dialog: /^Issue a gift card$/ },
  { section: 'Page speed' },
  { section: 'Pictures', dialog: /^Upload a picture$/ },
  { section: 'Preferences', dialog: /^Change / },
]

test('sections, records and dialogs are accessible', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${OFFICE}/orders?text=00000131`)
  for (const { section, record, dialog } of VISITS) {
    await test.step(section, async () => {
      if (section !== 'Orders') await open(page, section)
      await expect(page.getByRole('main').getByLabel('Loading')).toHaveCount(0)
      await expectNoViolations(page)
      if (record) {
        const list = page.getByRole('main').getByRole('table')
        await list.getByRole('link', { name: record }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: section })).toHaveCount(0)
        await expect(page.getByRole('main').getByLabel('Loading')).toHaveCount(0)
        await expectNoViolations(page)
      }
      if (dialog) await checkDialog(page, dialog)
    })
  }
})
