import { expect, test, type Page } from '@playwright/test'
import { crashAndRestartEngine, origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { card, choose, expectBagCount, fillCard, fillShipping, search, goToReview } from './shopper'

/** Waits until the page has loaded, and checks it. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectNoViolations(page)
}

async function addTwoOfASize(page: Page): Promise<void> {
  await page.goto(origin)
  await settle(page)
  await search(page, 'salted caramel')
  await settle(page)
  await page.getByRole('link', { name: 'Salted Caramel Truffles', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salted Caramel Truffles')
  await settle(page)
  await choose(page, /12 Pieces/)
  await expect(page).toHaveURL(/size=/)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to Your Bag' })).toBeVisible()
  await settle(page)
}

test('a guest buys a box of chocolates', async ({ page, viewport }) => {
  // an engine's crash and a declined card do not depend on the window: each is tested in one size
  const isPhone = (viewport?.width ?? 0) < 768
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))

  await addTwoOfASize(page)
  await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
  await expect(page).toHaveURL(`${origin}/cart`)
  await expectBagCount(page, 2)

  const quantity = page.getByRole('textbox', {
    name: 'Quantity of Salted Caramel Truffles, 12 Pieces',
    exact: true,
  })
  await quantity.fill('3')
  await expectBagCount(page, 3)
  await settle(page)

  if (!isPhone) {
    await test.step('the engine dies and comes back: the bag is still there', async () => {
      await crashAndRestartEngine()
      await page.reload()
      await expect(quantity).toHaveValue('3')
      await expectBagCount(page, 3)
    })
  }

  await page.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/shipping`)
  await expect(page.getByPlaceholder('Search...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await settle(page)
  await fillShipping(page)
  await expect(page.getByRole('radio', { name: /Standard Ground/ })).toBeChecked()
  await settle(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()

  await expect(page).toHaveURL(`${origin}/billing`)
  await fillCard(page, isPhone ? card.declined : card.approved)
  await settle(page)
  await goToReview(page)
  await expect(page).toHaveURL(`${origin}/revieworder`)
  await settle(page)

  if (isPhone) {
    await test.step('a declined card leaves bag and entries, and another card may be tried', async () => {
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(`${origin}/billing`)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await settle(page)
      await fillCard(page, card.approved)
      await goToReview(page)
      await expect(page).toHaveURL(`${origin}/revieworder`)
      await expect(page.getByText('Claire Martin').first()).toBeVisible()
      await expect(page.getByText(/1111/).first()).toBeVisible()
    })
  }

  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await expect(page).toHaveURL(/\/order-confirmation/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const orderNo = await page.getByText('Order number').locator('strong').innerText()
  expect(orderNo).toMatch(/^\d{8}$/)
  await expectBagCount(page, 0)
  await settle(page)

  if (!isPhone) {
    await test.step('the order survives a restart', async () => {
      await crashAndRestartEngine()
      await page.reload()
      await expect(page.getByText(orderNo)).toBeVisible()
      await expect(page.getByText('Salted Caramel Truffles').first()).toBeVisible()
    })
  }
  expect(complaints).toEqual([])
})
