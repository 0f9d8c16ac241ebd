import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { card, fillBag, fillCard, fillShipping, goToReview } from './shopper'
import { answerLate } from './slow-answer'

const GIFT_CARD = 'BRIN-DILL-E050-0002'

async function goToPayment(page: Page): Promise<void> {
  await fillBag(page, '32001042')
  await page.goto(`${origin}/shipping`)
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page).toHaveURL(`${origin}/billing`)
}

/** Goes to the wallet's own page, and back by one of its buttons. */
async function visitWallet(page: Page, wallet: string, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Continue to ${wallet}` }).click()
  await expect(page.getByRole('heading', { name: 'Approve your payment' })).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}

test(
  'each wallet is cancelled and approved, and pays [PAY-030, PAY-038]',
  { tag: '@once' },
  async ({ page }) => {
    await goToPayment(page)
    for (const wallet of ['PayPal', 'Klarna', 'Venmo']) {
      await test.step(wallet, async () => {
        await page.goto(`${origin}/billing`)
        await page.getByRole('radio', { name: wallet }).check()
        await page.getByRole('button', { name: `Continue to ${wallet}` }).click()
        await expect(page.getByRole('heading', { name: 'Approve your payment' })).toBeVisible()
        await expectNoViolations(page)
        await page.getByRole('button', { name: /^Cancel/ }).click()
        await expect(page.getByText(`You canceled at ${wallet}.`)).toBeVisible()
        await expectNoViolations(page)
        await visitWallet(page, wallet, /^Approve/)
        await expect(page).toHaveURL(`${origin}/revieworder`)
        await expect(page.getByRole('region', { name: 'Payment' })).toContainText(wallet)
      })
    }
    await test.step('a step back leads to the choice of payment, one on to the review', async () => {
      await page.goBack()
      await expect(page).toHaveURL(`${origin}/billing`)
      await expect(page.getByRole('radio', { name: 'Venmo' })).toBeVisible()
      await page.goForward()
      await expect(page).toHaveURL(`${origin}/revieworder`)
    })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Venmo')
  },
)

const methods = (page: Page) =>
  page.getByRole('group', { name: 'Payment Method' }).locator('label:has([name=paymentMethodId])')

test(
  'a gift card pays what it can, a declined card nothing, the next the rest [PAY-002, PAY-004, PAY-005, PAY-015, PAY-016, PAY-019, PAY-025, PAY-027, PAY-034]',
  { tag: '@once' },
  async ({ page }) => {
    // Input that is typed into the gateway's frames before their script runs is kept, and a click
    // waits for the script.
    await page.route('**/field.js*', answerLate)
    await goToPayment(page)
    await expect(methods(page)).toHaveText([
      'Credit Card',
      'PayPal',
      'Klarna',
      'Venmo',
      'Pay by Check',
    ])
    await page.getByText('Have a gift card?').click()
    const number = page.getByLabel('Gift card number')
    await number.fill(GIFT_CARD)
    // the form of the promo code has a button of this name too
    const form = page.locator('form').filter({ has: number })
    await form.getByRole('button', { name: 'Apply', exact: true }).click()
    const gifts = page.getByRole('region', { name: 'Gift Cards' })
    await expect(gifts).toContainText('Gift card ending in 0002')
    await expectNoViolations(page)
    // the open amount is below Klarna's minimum
    await expect(methods(page)).toHaveText(['Credit Card', 'PayPal', 'Venmo', 'Pay by Check'])

    await goToReview(page)
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('radio', { name: 'Pay by Check' }).check()
    await expect(page.getByText(/^Make your check for/)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('radio', { name: 'Credit Card' }).check()

    for (const [code, refusal] of [
      ['12a', 'Invalid CVV value'],
      ['12', 'Invalid CVV length'],
      ['1234', 'Invalid CVV length'],
    ] as const) {
      await fillCard(page, card.declined, code)
      await goToReview(page)
      await expect(page.getByText(refusal)).toBeVisible()
    }
    await fillCard(page, card.declined)
    await goToReview(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(`${origin}/billing`)
    await expect(page.getByRole('alert').first()).toContainText('declined')
    await expect(gifts).toContainText('Gift card ending in 0002')

    await fillCard(page, card.approved)
    await goToReview(page)
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment).toContainText('Gift card ending in 0002')
    await expect(payment).toContainText('Visa ending in 1111')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/order-confirmation/)
    await expect(payment).toContainText('Visa ending in 1111')
    await expect(page.locator('body')).not.toContainText('41111111')
  },
)
