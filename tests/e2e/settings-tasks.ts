import { expect, type Page } from '@playwright/test'
import { shopDay } from '../../rules/shop-day'
import { finish, heading, open, press, walk } from './operator-tasks'

const TODAY = shopDay(new Date())

export async function changeSubscription(page: Page): Promise<void> {
  await walk(page, 'change a subscription', async () => {
    await open(page, 'Subscriptions')
    await page.getByRole('link', { name: /^1 × Assorted/ }).click()
    await press(page, 'Change')
    await page.getByRole('menuitem', { name: 'Change the quantity' }).click()
    await page.getByLabel('Pieces per delivery').fill('2')
    await finish(page, 'Change the quantity')
    await expect(page.getByText(/^2 ×/).first()).toBeVisible()
  })
}

/** @param waiting the only pickup that waits */
export async function changeHours(page: Page, office: string, waiting: string): Promise<void> {
  await walk(page, 'special hours', async () => {
    await open(page, 'Shops')
    await page.getByRole('link', { name: 'Maiden Lane' }).click()
    await press(page, /^Add ?special days/)
    await page.getByLabel('First day').fill(`${Number(TODAY.slice(0, 4)) + 1}-12-24`)
    await press(page, /^Add opening time/)
    await finish(page, 'Save')
    await expect(page.getByText('10:00–18:00', { exact: true })).toBeVisible()
  })
  await page.goto(office)
  await walk(page, 'close a shop for a day', async () => {
    await open(page, 'Shops')
    await page.getByRole('link', { name: 'Maiden Lane' }).click()
    await press(page, /^Add ?special days/)
    await page.getByLabel('First day').fill(TODAY)
    await press(page, 'Save')
    await expect(page.getByRole('dialog').getByText(waiting)).toBeVisible()
    await finish(page, 'Save and move 1 open pickup')
  })
}

/** @param readLink the path of the last mailed link for a new password */
export async function logIn(
  page: Page,
  office: string,
  readLink: () => Promise<string>,
): Promise<void> {
  await walk(page, 'from the first operator to being logged in', async () => {
    await open(page, 'Operators')
    await press(page, 'Add an operator')
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ada')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await finish(page, 'Log in as Ada')
    await expect(page.getByText('1 operator')).toBeVisible()
  })
  await page.context().clearCookies()
  await page.goto(office)
  await walk(page, 'a forgotten password', async () => {
    await press(page, 'Forgot the password?')
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await press(page, 'Send the mail')
    await expect(page.getByText('a mail with a link is on its way')).toBeVisible()
    const link = await readLink()
    await page.goto(new URL(link, office).href)
    await page.getByLabel('New password').fill('Cocoa&Nibs9-again')
    await press(page, 'Save')
    await press(page, 'To the login')
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByLabel('Password').fill('Cocoa&Nibs9-again')
    await press(page, 'Log in')
    await heading(page, 'Today')
  })
}
