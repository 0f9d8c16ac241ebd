import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { finish, walk } from './operator-tasks'

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
    await walk(page, 'a Christmas page from a template', async () => {
      await createItem(page, 'Content page', path, `pages${path}`)
      const dialog = page.getByRole('dialog', { name: 'New item' })
      await dialog.getByLabel('Begin with').selectOption({ label: TEMPLATE })
      await finish(page, 'Create')
      await expect(page.getByRole('heading', { level: 1, name: path })).toBeVisible()
      await expect(page.getByText(/texts? missing/)).toHaveCount(0)
      await publish(page)
    })

    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The red boxes are back')
    const carousel = page.getByRole('region', { name: 'From the Christmas kitchen' })
    await expect(carousel.getByRole('article').first()).toBeVisible()
    await page.goto(`${origin}/es-US${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Han vuelto las cajas rojas')

    await page.goto(`${studioOrigin}/back-office/content/on-page?site=brindille&path=${path}`)
    await walk(page, 'its menu entry in both languages', async () => {
      await page.getByRole('button', { name: /^Nav menu/ }).click()
      await page.getByRole('button', { name: 'New menu' }).click()
      const name = (language: string) =>
        page.getByRole('textbox', { name: `Display name, ${language}` }).last()
      await expect(name('English')).toBeFocused()
      await name('English').fill('Red boxes')
      await name('Spanish').fill('Cajas rojas')
      await page.getByRole('button', { name: 'Choose Page link' }).last().click()
      const links = page.getByRole('dialog')
      await links.getByLabel('Search').fill(path)
      await links.getByRole('button', { name: new RegExp(`${path}$`) }).click()
      await finish(page, 'Use this link')
      await publish(page)
    })
    const entries = async () =>
      Promise.all(
        ['', '/es-US'].map(async (locale) => {
          const html = await (await fetch(`${origin}${locale}/`)).text()
          return ['Red boxes', 'Cajas rojas'].find((name) => html.includes(`>${name}<`))
        }),
      )
    await expect.poll(entries).toEqual(['Red boxes', 'Cajas rojas'])
    await walk(page, 'undo a publish', async () => {
      await page.getByRole('button', { name: 'History' }).click()
      await finish(page, 'Bring back version 1')
      await expect(page.getByText('Version 1 was restored as a draft.')).toBeVisible()
      await publish(page)
    })
    await expect.poll(entries).toEqual([undefined, undefined])
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
    const text = page.getByRole('textbox', { name: 'Text, English', exact: true })
    await text.fill('Hello, everybody')
    await walk(page, 'another banner for a customer group', async () => {
      await page.getByRole('button', { name: 'Add variation' }).first().click()
      await page.getByRole('button', { name: 'Add customer group' }).click()
      await page.getByLabel(/^Customer group 1/).selectOption('Registered')
      await expect(page.getByLabel('Priority')).toHaveValue('1')
      await write.click()
      await finish(page, /^Headline/)
      await text.last().fill('Hello, member')
      await expect(page.getByText('Spanish: 4 texts missing')).toBeVisible()
      await publish(page)
    })

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
