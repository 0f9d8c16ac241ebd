import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { expectBagCount, fillBag } from './shopper'

const PRODUCT = `${origin}/boxes/assortment/32001042.html`

async function openSheet(page: Page, wallet: string) {
  await page.goto(PRODUCT)
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).first().click()
  await page.getByRole('button', { name: wallet, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: `Pay with ${wallet}` })
  const pay = sheet.getByRole('button', { name: /^Pay \$/ })
  await expect(pay).toBeEnabled()
  await expect(pay).not.toHaveAttribute('aria-busy', 'true')
  return { sheet, pay }
}

test(
  'a product is paid in three clicks, and the order names the wallet',
  { tag: '@once' },
  async ({ page }) => {
    const { sheet, pay } = await openSheet(page, 'Apple Pay')
    await expectNoViolations(page)
    await expect(sheet.getByRole('radio', { name: /1600 Market Street/ })).toBeChecked()
    await pay.click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Apple Pay')
    await expect(page.getByText('1600 Market Street').first()).toBeVisible()
  },
)

test(
  'address, method and day are chosen in the sheet, and the total follows',
  { tag: '@phone' },
  async ({ page }) => {
    const { sheet, pay } = await openSheet(page, 'Google Pay')
    await sheet
      .getByRole('radio', { name: /^Pick up at/ })
      .first()
      .check()
    await expect(sheet.getByRole('radiogroup', { name: 'Picked up by' })).toBeVisible()
    await expect(sheet.getByRole('radiogroup').filter({ hasText: 'Ground' })).toHaveCount(0)
    await expectNoViolations(page)
    await sheet.getByRole('radio', { name: 'Delivered' }).check()
    await expect(sheet.getByRole('radiogroup').filter({ hasText: 'Ground' })).toBeVisible()
    await sheet.getByRole('radio', { name: /Ida Brandt/ }).check()
    await expect(sheet.getByRole('alert')).toContainText('We cannot use this contact')
    await expect(pay).toBeDisabled()
    await expectNoViolations(page)
    await sheet.getByRole('radio', { name: /350 Fifth Avenue/ }).check()
    await expect(pay).toBeEnabled()
    const dearest = sheet
      .getByRole('radiogroup')
      .filter({ hasText: 'Ground' })
      .getByRole('radio')
      .last()
    const byGround = await pay.textContent()
    await dearest.check()
    await expect(pay).not.toHaveText(byGround ?? '')
    await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0)
    await pay.click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByText('350 Fifth Avenue').first()).toBeVisible()
  },
)

test(
  'an empty card is declined, and the bag can be paid otherwise',
  { tag: '@once' },
  async ({ page }) => {
    const { sheet, pay } = await openSheet(page, 'Apple Pay')
    await sheet.getByRole('radio', { name: /empty test card/ }).check()
    await pay.click()
    await expect(page).toHaveURL(`${origin}/billing`)
    await expect(page.getByRole('alert').first()).toContainText('The payment was not approved.')
    await page.goto(`${origin}/cart`)
    await expect(page.getByRole('button', { name: 'Apple Pay', exact: true })).toBeVisible()
    await page.goto(`${origin}/shipping`)
    await page.getByRole('button', { name: 'Google Pay', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Pay with Google Pay' })).toBeVisible()
  },
)

test('a product is bought in two clicks beside the bag, which stays as it was', async ({
  page,
}) => {
  await fillBag(page, '32001042', 3)
  await page.goto(`${origin}/boxes/assortment/32001042.html`)
  await expectBagCount(page, 3)
  const quantity = page.getByRole('textbox', { name: 'Quantity' }).first()
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pay with Apple Pay' })
  const pay = sheet.getByRole('button', { name: /^Pay \$/ })
  await expect(pay).toBeEnabled()
  await expectNoViolations(page)
  const shop = sheet.getByRole('radio', { name: /^Pick up at/ }).first()
  await shop.check()
  await expect(sheet.getByRole('radiogroup', { name: 'Picked up by' })).toBeVisible()
  await expect(shop).toBeChecked()
  // the total without shipping is another one, if it is still being saved
  await expect(pay).toBeEnabled()
  await expect(sheet.getByText('Pickup in shop')).toBeVisible()
  await pay.click()
  await expect(page).toHaveURL(/\/order-confirmation/)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Apple Pay')
  await expect(page.getByRole('region', { name: /^Pickup/ }).first()).toBeVisible()
  await expectBagCount(page, 3)
  await page.goto(`${origin}/cart`)
  await expectBagCount(page, 3)
})
