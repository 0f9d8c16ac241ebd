import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { addAuthenticator } from './authenticator'
import { expectNoViolations } from './axe'
import { readMails } from './shopper'

async function readCode(email: string): Promise<string> {
  const codes = (await readMails(email)).map(({ text = '' }) => /\b\d{8}\b/.exec(text)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

test('a passkey is added, logs in, and no longer does once it was removed', async ({ page }) => {
  await addAuthenticator(page)
  const email = `ada.${Date.now()}@example.com`
  await page.goto(`${origin}/register`)
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Bloom')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Praline-42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(`${origin}/account`)

  await page.goto(`${origin}/profile`)
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  let code = ''
  await expect.poll(async () => (code = await readCode(email))).not.toBe('')
  await page.getByLabel('Code from the Mail').fill(code)
  await page.getByLabel('Name of the Passkey').fill('My phone')
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Create Passkey' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await expectNoViolations(page, 'main')

  // this authenticator confirms the suggestion of the email field, too
  await page.context().clearCookies()
  await page.goto(`${origin}/login`)
  await expect(page).toHaveURL(`${origin}/account`)

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.context().clearCookies()
  await page.goto(`${origin}/login`)
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page).toHaveURL(`${origin}/account`)

  await page.goto(`${origin}/profile`)
  await expect(passkeys.getByText('last used on')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('button', { name: 'Remove Passkey' }).click()
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page.getByText('We do not know this passkey.')).toBeVisible()
})
