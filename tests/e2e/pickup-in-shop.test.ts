import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { card, expectBagCount, fillCard, search, goToReview } from './shopper'

/** Where shops are chosen: at the top of wide windows, in the menu of narrow ones. */
async function openShopSelector(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const scope = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await scope.getByRole('button', { name: /Find a Shop|your preferred shop/ }).click()
  await expect(page.getByRole('dialog', { name: 'Pickup in Shop' })).toBeVisible()
}

async function chooseMaidenLane(page: Page): Promise<void> {
  await openShopSelector(page)
  const sheet = page.getByRole('dialog', { name: 'Pickup in Shop' })
  await expectNoViolations(page)
  await sheet.getByLabel('Zip Code').fill('94108')
  await sheet.getByRole('button', { name: 'Search' }).click()
  const choose = sheet.getByRole('button', { name: 'Select this shop: Maiden Lane' })
  await expect(choose).toBeVisible()
  await expectNoViolations(page)
  await choose.click()
  await expect(sheet).toBeHidden()
}

test('a guest collects in a shop what they ordered', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(origin)
  await page.getByRole('button', { name: 'I AGREE' }).click()

  await test.step('choose a shop; it is remembered [HDR-006, HDR-007, HDR-021, FUL-017, SHEET-025]', async () => {
    await chooseMaidenLane(page)
    await page.reload()
    await openShopSelector(page)
    const sheet = page.getByRole('dialog', { name: 'Pickup in Shop' })
    await expect(sheet.getByRole('region', { name: 'Your preferred shop' })).toContainText(
      '128 Maiden Lane',
    )
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('what the shop has is collected unless chosen otherwise [FUL-003]', async () => {
    await search(page, 'salted caramel')
    await page.getByRole('link', { name: 'Salted Caramel Truffles', exact: true }).first().click()
    await page.getByRole('radio', { name: /12 Pieces/ }).check({ force: true })
    await expect(page.getByRole('radio', { name: /^Pickup in Shop/ })).toBeChecked()
    await expect(page.getByText('At Maiden Lane')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
  })

  await expect(page.getByRole('region', { name: 'Pickup at Maiden Lane' })).toContainText(
    'Salted Caramel Truffles',
  )
  await expectBagCount(page, 1)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Checkout', exact: true }).click()

  await test.step('who collects is asked, and no address [CHK-016, CHK-051]', async () => {
    await expect(page).toHaveURL(`${origin}/shipping`)
    const pickup = page.getByRole('region', { name: 'Pickup at Maiden Lane' })
    await expect(page.getByLabel('Street Address')).toHaveCount(0)
    await page.getByLabel('Email', { exact: true }).first().fill('claire.martin@example.com')
    await pickup.getByLabel('First Name').fill('Claire')
    await pickup.getByLabel('Last Name').fill('Martin')
    await pickup.getByLabel('Phone').fill('4155550134')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
  })

  await expect(page).toHaveURL(`${origin}/billing`)
  await fillCard(page, card.approved)
  await page.getByLabel('First Name').fill('Claire')
  await page.getByLabel('Last Name').fill('Martin')
  await page.getByLabel('Street Address').fill('1600 Market Street')
  await page.getByLabel('City').fill('San Francisco')
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByLabel('Zip Code').fill('94102')
  await page.getByLabel('Phone', { exact: true }).fill('4155550134')
  await goToReview(page)

  await expect(page).toHaveURL(`${origin}/revieworder`)
  await expect(page.getByRole('region', { name: 'Pickup at Maiden Lane' })).toContainText(
    'Claire Martin',
  )
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(page.getByRole('region', { name: 'Pickup at Maiden Lane' })).toContainText(
    '128 Maiden Lane',
  )
  await expectNoViolations(page)
  expect(complaints).toEqual([])
})
