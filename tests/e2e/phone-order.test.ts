import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { walk } from './operator-tasks'
import { card, fillCard, readMails } from './shopper'

const EMAIL = 'phone-order@example.com'

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For', { exact: true }).selectOption('A guest')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-mail').fill(EMAIL)
  await expectNoViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Phone order of ${name}`)
}

async function addTwo(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: `Add a product to ${to}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search').fill('32001021')
  await dialog.getByRole('button', { name: /32001021/ }).click()
  await dialog.getByLabel('Quantity').fill('2')
  await expectNoViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function enterAddress(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  const address = {
    ...{ 'First name': 'Grace', 'Last name': 'Hopper', Street: '233 South Wacker Drive' },
    ...{ Town: 'Chicago', 'State or province': 'IL', 'Postal code': '60606' },
    Phone: '3125550123',
  }
  for (const [label, value] of Object.entries(address)) {
    await dialog.getByLabel(label, { exact: true }).fill(value)
  }
  await expect(dialog.getByLabel('Country')).toHaveValue('US')
  await expectNoViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

async function sendLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send link to pay' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
}

test(
  'an operator takes an order by phone, and the buyer pays by the link in a mail',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${studioOrigin}/back-office/phone-orders`)
    await walk(page, 'an order by phone', async () => {
      await begin(page, 'Ada Lovelace')
      await addTwo(page, 'parcel 1')
      await enterAddress(page, 'Enter address Parcel 1')
      await page.getByLabel('Code', { exact: true }).fill('NO-SUCH-CODE')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText(/^This code cannot be used/)).toBeVisible()
      await expectNoViolations(page)
      await sendLink(page)
    })

    await page.setViewportSize({ width: 375, height: 812 })
    const link = /http\S+\/pay#\S+/
    const mail = (await readMails(EMAIL)).find(({ text }) => link.test(text ?? ''))
    await page.goto(`${origin}/pay${new URL(mail?.text?.match(link)?.[0] ?? '').hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for your order')
    await expect(page.getByText(/^2 × /)).toBeVisible()
    await fillCard(page, card.declined)
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    await pay.click()
    await expect(page.getByRole('alert')).toContainText('Your card was declined')
    await expectNoViolations(page)
    await fillCard(page, card.approved)
    await pay.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thank you, your order is paid')).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByText('Thank you, your order is paid')).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${studioOrigin}/back-office/phone-orders`)
    const row = page.getByRole('row').filter({ hasText: 'Ada Lovelace' })
    await expect(row).toContainText('Placed')
    await row.getByRole('link', { name: 'Ada Lovelace' }).click()
    await expect(page.getByText(/^Taken by \S/)).toBeVisible()
    await page.getByRole('link', { name: /^Order / }).click()
    await expect(page.getByText('taken as a phone order')).toBeVisible()
  },
)

test(
  'an operator takes an order by phone that a friend of the buyer collects in a shop',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${studioOrigin}/back-office/phone-orders`)
    await walk(page, 'an order by phone, collected in a shop', async () => {
      await begin(page, 'Mary Somerville')
      await addTwo(page, 'parcel 1')
      await page.getByRole('button', { name: 'Collect in a shop Parcel 1' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Search').fill('Maiden')
      await expect(dialog.getByRole('status')).toHaveText('1 found')
      await expectNoViolations(page, '[role=dialog]')
      await dialog.getByRole('button', { name: /Maiden Lane/ }).click()
      await dialog.getByLabel('First name').fill('Caroline')
      await dialog.getByLabel('Last name').fill('Herschel')
      await expectNoViolations(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Collected by Caroline Herschel')).toBeVisible()
      await enterAddress(page, 'Change the billing address')
      await sendLink(page)
    })
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoViolations(page)
  },
)
