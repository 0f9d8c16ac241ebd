import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'

const TEMPLATE = 'Season: a hero, products, ideas and dates'
const LIST = `${studioOrigin}/back-office/content`

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada')),
)

async function createItem(page: Page, type: string, name: string, key: string): Promise<void> {
  await page.goto(LIST)
  await page.getByRole('button', { name: 'New item' }).click()
  const dialog = page.getByRole('dialog', { name: 'New item' })
  await dialog.getByLabel('Search types').fill(type)
  await dialog.getByRole('button', { name: new RegExp(`^${type}`) }).click()
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByLabel(/^Delivery key/).fill(key)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
}

test(
  'a Christmas page begins with a template, is published in both languages and reached in the shop',
  { tag: '@once' },
  async ({ page }) => {
    const path = `/christmas-${Date.now()}`
    await createItem(page, 'Content page', path, `pages${path}`)
    const dialog = page.getByRole('dialog', { name: 'New item' })
    await dialog.getByLabel('Begin with').selectOption({ label: TEMPLATE })
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: path })).toBeVisible()
    await expect(page.getByText(/texts? missing/)).toHaveCount(0)
    await publish(page)

    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The red boxes are back')
    const carousel = page.getByRole('region', { name: 'From the Christmas kitchen' })
    await expect(carousel.getByRole('article').first()).toBeVisible()
    await page.goto(`${origin}/es-US${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Han vuelto las cajas rojas')
  },
)

test(
  'an editor shows a customer group another banner, in English first, and duplicates the page',
  { tag: '@once' },
  async ({ page }) => {
    const path = `/for-members-${Date.now()}`
    await createItem(page, 'Content page', path, `pages${path}`)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('textbox', { name: 'Title, English' }).fill('For members')
    await page.getByRole('textbox', { name: 'Description, English' }).fill('Words for two groups')
    await page.getByRole('button', { name: 'Add slot' }).click()
    const write = page.getByRole('button', { name: 'Write a block here' })
    await write.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Headline/ })
      .click()
    await page.getByRole('textbox', { name: 'Text, English', exact: true }).fill('Hello, everybody')
    await page.getByRole('button', { name: 'Add variation' }).first().click()
    await page.getByRole('button', { name: 'Add customer group' }).click()
    await page.getByLabel(/^Customer group 1/).selectOption('Registered')
    await expect(page.getByLabel('Priority')).toHaveValue('1')
    await write.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Headline/ })
      .click()
    await page
      .getByRole('textbox', { name: 'Text, English', exact: true })
      .last()
      .fill('Hello, member')
    await expect(page.getByText('Spanish: 4 texts missing')).toBeVisible()
    await expectNoViolations(page)
    await publish(page)

    await page.getByRole('button', { name: 'Duplicate' }).click()
    const dialog = page.getByRole('dialog', { name: /^Duplicate/ })
    await expect(dialog.getByLabel(/^Delivery key/)).toHaveValue(`pages${path}-copy`)
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Copy of ${path}` })).toBeVisible()
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    await page.goto(`${LIST}?translation=missing&text=${path}`)
    await expect(page.getByRole('row')).toHaveCount(3)

    await page.goto(origin + path)
    await expect(page.getByText('Hello, everybody')).toBeVisible()
    expect((await page.goto(`${origin}${path}-copy`))?.status()).toBe(404)
    const now = `previewTimestamp=${Date.now()}`
    await page.goto(`${origin}/admin/preview?${now}`)
    await page.goto(`${origin}${path}?${now}&customerGroup=Registered`)
    await expect(page.getByText('Hello, member')).toBeVisible()
  },
)
