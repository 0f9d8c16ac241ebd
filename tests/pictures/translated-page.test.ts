import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import {
  card,
  choose,
  expectBagCount,
  fillCard,
  fillShipping,
  goToReview,
  holdScripts,
  search,
} from '../e2e/shopper'
import { translatePages, type Translation } from './translator'
import { waitForHydration } from '../setup/wait-for-hydration'

/* A visitor whose browser translates every page walks through the shop. */

/** Checks that the page is translated and was not replaced by the page of an error. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Oh fudge!')).toHaveCount(0)
}

async function chooseAnotherSize(page: Page): Promise<void> {
  const price = page
    .getByRole('main')
    .getByText(/^\$\d+\.\d\d/)
    .first()
  const before = await price.innerText()
  await choose(page, /24 Pieces/)
  await expect(page).toHaveURL(/size=24/)
  await expect(price).not.toHaveText(before)
  await choose(page, /12 Pieces/)
  await expect(page).toHaveURL(/size=12/)
}

async function fillBag(page: Page): Promise<void> {
  await page.goto(origin)
  await expectTranslated(page)
  await search(page, 'salted caramel')
  await expectTranslated(page)
  await page.getByRole('link', { name: 'Salted Caramel Truffles', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salted Caramel Truffles')
  await chooseAnotherSize(page)
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
  await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
  await expect(page).toHaveURL(`${origin}/cart`)
  await expectTranslated(page)
  await expectBagCount(page, 1)
  const quantity = page.getByRole('textbox', { name: /^Quantity of Salted Caramel/ })
  const subtotal = page.getByText('Subtotal').first().locator('xpath=ancestor::div[1]')
  const before = await subtotal.innerText()
  await quantity.fill('3')
  await expectBagCount(page, 3)
  await expect(subtotal).not.toHaveText(before)
  await expectTranslated(page)
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/shipping`)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await fillShipping(page)
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page).toHaveURL(`${origin}/billing`)
  await fillCard(page, card.approved)
  await goToReview(page)
  await expect(page).toHaveURL(`${origin}/revieworder`)
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-confirmation/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expectTranslated(page)
  await expectBagCount(page, 0)
}

async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await waitForHydration(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill('Wrong-1234')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toContainText('email or password')
  await expectTranslated(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First Name').fill('Claire')
  await page.getByLabel('Last Name').fill('Martin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill('Praline-42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Claire')
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${origin}/login`)
  await expectTranslated(page)
}

const translations: Record<string, Translation> = {
  'translated once they are hydrated': { from: 'hydration', isSlow: false },
  'whose texts are taken out while they load, until they are translated': {
    from: 'start',
    isSlow: true,
  },
}

for (const [name, translation] of Object.entries(translations)) {
  test(`pages ${name} work like others`, async ({ page }) => {
    test.setTimeout(300_000)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await translatePages(page, translation)
    await test.step('search, product and bag', () => fillBag(page))
    await test.step('checkout', () => pay(page))
    await test.step('account', () => openAccount(page, `claire.${Date.now()}@example.com`))
    expect(complaints).toEqual([])
  })
}

test('what is chosen and clicked on a translated page before it is hydrated counts', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await translatePages(page, { from: 'start', isSlow: false })
  const scripts = holdScripts(page)
  await page.goto(`${origin}/310010.html`, { waitUntil: 'commit' })
  await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
  const product = page.getByRole('main')
  await product.getByRole('radio', { name: /24 Pieces/ }).dispatchEvent('click')
  await product.getByRole('button', { name: 'Add to Bag', exact: true }).first().click()
  scripts.release()
  const added = page.getByRole('dialog', { name: 'Added to Your Bag' })
  await expect(added).toContainText('24 Pieces')
  await expect(page).toHaveURL(/size=24/)
})

test('a sheet link clicked on a translated page before it is hydrated opens its sheet', async ({
  page,
}) => {
  await translatePages(page, { from: 'start', isSlow: false })
  const scripts = holdScripts(page)
  await page.goto(`${origin}/category/truffles`, { waitUntil: 'commit' })
  await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
  await page
    .getByRole('link', { name: /^Choose a size of / })
    .first()
    .click()
  scripts.release()
  const options = page.getByRole('dialog', { name: 'Pick Item Options' })
  await expect(options.getByRole('button', { name: 'Add to Bag' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/category/truffles`)
})

test('pictures swiped on a translated page before it is hydrated stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await translatePages(page, { from: 'start', isSlow: false })
  const scripts = holdScripts(page)
  await page.goto(`${origin}/310010.html`, { waitUntil: 'commit' })
  await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
  const pictures = page.getByRole('main').getByRole('list', { name: /^Pictures of / })
  const scroll = () => pictures.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
  await pictures.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  expect(await scroll()).toBe(1)
  scripts.release()
  await waitForHydration(page)
  await expect(page.locator('html[data-rendered-again]')).toBeAttached()
  await expect.poll(scroll).toBe(1)
})
