import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { expectBagCount, search } from './shopper'

const PASSWORD = 'Praline-42'

async function addOne(page: Page, name: string): Promise<void> {
  await search(page, name)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
  const added = page.getByRole('dialog', { name: 'Added to Your Bag' })
  await added.getByRole('button', { name: 'Close' }).first().click()
  await expect(added).toBeHidden()
}

/** Returns the account link, after opening the menu on a phone. */
async function accountLink(page: Page, name: RegExp) {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('link', { name }).locator('visible=true').first()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
}

test(
  'a customer registers, comes back as a guest and logs in to one bag',
  { tag: '@phone' },
  async ({ page }) => {
    // a unique address: an earlier attempt may have registered its own
    const email = `claire.${Date.now()}@example.com`
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))

    await test.step('a guest asking for the account is led to login, and on to registration', async () => {
      await page.goto(`${origin}/account`)
      await expect(page).toHaveURL(`${origin}/login`)
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'Create an account' }).click()
      await expect(page).toHaveURL(`${origin}/register`)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password').fill('weak')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Please enter a valid password.').first()).toBeVisible()
      await expect(page.getByText('This field is required.').first()).toBeVisible()
      await expectNoViolations(page)
    })

    await page.getByLabel('First Name').fill('Claire')
    await page.getByLabel('Last Name').fill('Martin')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(`${origin}/account`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Claire')
    await expect(page.getByText(email)).toBeVisible()
    await expectNoViolations(page)

    await addOne(page, 'Dark Chocolate Truffles')
    await expectBagCount(page, 1)
    await (await accountLink(page, /^Claire/)).click()
    const pages = page.getByRole('button', { name: 'Your Account' })
    if (await pages.isVisible()) await pages.click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await expectBagCount(page, 0)

    await addOne(page, 'Milk Chocolate Truffles')
    await expectBagCount(page, 1)
    const product = page.url()
    await (await accountLink(page, /^Log In/)).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await logIn(page, email, 'Wrong-1234')
    await expect(page.getByRole('alert')).toContainText('email or password')
    await expectNoViolations(page)

    await test.step('who logs in is back where they were, with both bags in one', async () => {
      await logIn(page, email, PASSWORD)
      await expect(page).toHaveURL(product)
      await expectBagCount(page, 2)
      await expect(await accountLink(page, /^Claire/)).toHaveAttribute('href', '/account')
      await page.goto(`${origin}/cart`)
      await expect(page.getByRole('main')).toContainText('Dark Chocolate Truffles')
      await expect(page.getByRole('main')).toContainText('Milk Chocolate Truffles')
    })

    await page.goto(`${origin}/shipping`)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    expect(complaints).toEqual([])
  },
)
