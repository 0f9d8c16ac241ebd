import { expect, test, type Browser, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

const PASSWORD = 'Praline-42'
const EXPIRED = 'Your session has expired. Please log in again to continue.'
const PAGES = [
  ['Orders', '/orders'],
  ['Subscriptions', '/subscriptions'],
  ['Address Book', '/addressbook'],
  ['Wallet', '/wallet'],
  ['Wish List', '/wishlist'],
  ['Preferences', '/preferences'],
  ['Profile', '/profile'],
] as const

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/register`)
  await page.getByLabel('First Name').fill('Claire')
  await page.getByLabel('Last Name').fill('Martin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(`${origin}/account`)
}

/**
 * Moves the focus by keyboard from the start of the content to a link in the account navigation,
 * and follows it.
 */
async function goByKeyboard(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Your Account' })
  await expect(navigation).toBeVisible()
  const link = navigation.getByRole('link', { name })
  await page.locator('main').focus()
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('button', { name: 'Your Account' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab')
    if (await link.evaluate((element) => element === document.activeElement)) break
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Checks that no content overflows the page horizontally. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [wanted = 0, given = 0] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(wanted, page.url()).toBeLessThanOrEqual(given)
}

/** Sets a new password on another device, which ends every other session. */
async function changePasswordElsewhere(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/profile`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current Password').fill(PASSWORD)
  await page.getByLabel('New Password').fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/profile`)
  await context.close()
}

test(
  'the whole account by keyboard, until its session ends elsewhere [ACC-011, ACC-012, ACC-014, SES-012, ERR-011]',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const email = `account.${Date.now()}@example.com`
    await register(page, email)
    await expectNoViolations(page)
    for (const [name, path] of PAGES) {
      await goByKeyboard(page, name)
      await expect(page).toHaveURL(origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectNoViolations(page)
      await expectNoSidewaysScrolling(page)
    }
    await page.getByLabel(/^Company/).fill('Cocoa & Co')
    await changePasswordElsewhere(browser, email)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(`${origin}/profile`)
    await expect(page.getByLabel(/^Company/)).toHaveValue('Cocoa & Co')
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/preferences`)
  },
)
