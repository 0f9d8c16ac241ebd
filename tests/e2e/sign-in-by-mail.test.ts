import { expect, test, type Page } from '@playwright/test'
import { siteOrigins } from '../setup/shop'
import { expectNoViolations } from './axe'
import { readMails } from './shopper'

const shop = siteOrigins['brindille-fundraising']

/** Returns the link of the last mail to an address: a page of the shop, with a secret. */
async function readLink(email: string, path: string): Promise<string> {
  for (const { text = '' } of await readMails(email)) {
    const [link] = new RegExp(`${path}\\?(?:\\w+=[\\w-]+&?)+`).exec(text) ?? []
    if (link) return link
  }
  return ''
}

/** Follows the link of the mail. @returns its secret */
async function follow(page: Page, email: string, path: string): Promise<string> {
  let link = ''
  await expect.poll(async () => (link = await readLink(email, path))).not.toBe('')
  await page.goto(shop + link, { waitUntil: 'commit' })
  return /token=([\w-]+)/.exec(link)?.[1] ?? ''
}

/** Checks that neither the URL nor the data for outside scripts contain the secret of a link. */
async function expectUnseen(page: Page, secret: string, path: string): Promise<void> {
  await expect(page).toHaveURL(`${shop}${path}`)
  const reported = await page.evaluate(() => JSON.stringify([window.dataLayer, document.title]))
  expect(reported).not.toContain(secret)
}

test(
  'an email address is confirmed, and a password replaced, by mailed links [ACC-009, ACC-010, ACC-024, ACC-065]',
  { tag: '@phone' },
  async ({ page }) => {
    const email = `ada.${Date.now()}@example.com`
    // this test needs no pictures, and resizing them would slow down the pages
    await page.route(/\/image\//, (route) => route.abort())
    await page.goto(`${shop}/register`, { waitUntil: 'commit' })
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Bloom')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill('Praline-42')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Inbox')
    await expectNoViolations(page, 'main')

    const confirmation = await follow(page, email, '/account-confirmation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Email Is Confirmed')
    await expectUnseen(page, confirmation, '/account-confirmation')
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()

    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send Link' }).click()
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()

    const reset = await follow(page, email, '/new-password-form')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a New Password')
    await expectUnseen(page, reset, '/new-password-form')
    await page.getByLabel('New Password').fill('Nougat#1911')
    await expectNoViolations(page, 'main')
    await page.getByLabel('New Password').press('Enter')
    await expect(page.getByText('Your new password is set. Log in with it now.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill('Nougat#1911')
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL(`${shop}/account`)
  },
)
