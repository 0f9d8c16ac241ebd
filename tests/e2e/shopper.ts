import { expect, type Page } from '@playwright/test'

export const card = { approved: '4111111111111111', declined: '4000000000000002' }

/** The header's search box; on a phone its toggle shows it first. */
export async function search(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder('Search...').locator('visible=true').first()
  const toggle = page.getByRole('button', { name: 'Show search' })
  if (await toggle.isVisible()) await toggle.click()
  await box.fill(words)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
}

/** The number of pieces in the header's bag link. */
export async function expectBagCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Bag, empty' : `Bag, ${count} item${count === 1 ? '' : 's'}`
  await expect(page.getByRole('link', { name }).locator('visible=true').first()).toBeVisible()
}

/** Everything that the shipping step asks of a guest. */
export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('claire.martin@example.com')
  await page.getByLabel('First Name').fill('Claire')
  await page.getByLabel('Last Name').fill('Martin')
  await page.getByLabel('Street Address').fill('1600 Market Street')
  await page.getByLabel('City').fill('San Francisco')
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByLabel('Zip Code').fill('94102')
  await page.getByLabel('Phone', { exact: true }).fill('4155550134')
}

/** Types a card into the gateway's own frames and chooses its expiry. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const hosted = (name: string) =>
    page.getByRole('group', { name }).locator('iframe').contentFrame().getByRole('textbox')
  await hosted('Card Number').fill(number)
  await hosted('Security Code').fill('123')
  await page.getByLabel('Month').selectOption('12')
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() + 3))
}

/** '$1,234.50' → 1234.5 */
export const toAmount = (text: string): number => Number(text.replace(/[^0-9.]/g, ''))

/**
 * Goes on from the card to the review. A press right after scrolling may still be taken by a frame
 * that stood there a moment before: the browser has to have drawn the place first.
 */
export async function goToReview(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Review Your Order' })
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await button.click()
}
