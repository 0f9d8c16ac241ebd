import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { walk } from './operator-tasks'

const OFFICE = `${studioOrigin}/back-office`
const API = `${OFFICE}/api/content`

async function post(url: string, body: BodyInit, type: string) {
  const headers = { 'content-type': type }
  const answer = await fetch(`${API}${url}`, { method: 'POST', headers, body })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}
const postJson = (url: string, body: object) => post(url, JSON.stringify(body), 'application/json')

async function upload(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#5a1220' } })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  return post(`/media?name=${name}&alt=${name}&editor=Ada`, bytes, 'image/png')
}

/** Publishes a page with a hero that shows a picture, and saves a draft of it. */
async function publishPage(path: string, image: object): Promise<void> {
  const hero = {
    contentType: 'hero-banner',
    headline: 'Pictures',
    media: [{ image }],
    ctaList: [],
    textControls: { position: 'left' },
  }
  const body = { title: path, description: '', slots: [hero] }
  const named = { contentType: 'content-page', name: path, key: `pages${path}`, editor: 'Ada' }
  const { id } = await postJson('/items', { ...named, body })
  const write = { editionId: 'base', editor: 'Ada' }
  await postJson(`/items/${id}/publish`, { ...write, expectedVersion: 1 })
  await postJson(`/items/${id}/versions`, {
    ...{ ...write, expectedVersion: 1 },
    body: { ...body, title: 'To come' },
  })
}

const isShown = async (path: string, picture: string) =>
  (await (await fetch(`${origin}${path}`)).text()).includes(picture)

async function openPicture(page: Page, name: string): Promise<void> {
  await page.goto(`${OFFICE}/media`)
  await page.getByLabel('Search').fill(name)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

test(
  'a picture is replaced everywhere, seen in the shop, and brought back in one step',
  { tag: '@once' },
  async ({ page }) => {
    const stamp = Date.now()
    const path = `/pictures-${stamp}`
    const old = await upload(`old-${stamp}`, 2400, 1000)
    await upload(`new-${stamp}`, 600, 250)
    await publishPage(path, old)
    expect(await isShown(path, `old-${stamp}`)).toBe(true)

    await page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))
    await openPicture(page, `old-${stamp}`)
    await expect(page.getByText('Desktop, 1088 × 448')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expectNoViolations(page)

    await walk(page, 'replace a picture everywhere', async () => {
      await page.getByRole('button', { name: 'Replace everywhere' }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
      await dialog.getByRole('button', { name: 'Choose a picture' }).click()
      await page
        .getByRole('dialog', { name: 'Choose a picture' })
        .getByLabel('Search')
        .fill(`new-${stamp}`)
      await page.getByRole('button', { name: new RegExp(`new-${stamp}`) }).click()
      await expect(dialog.getByText('Too small for: Hero banner.')).toBeVisible()
      await expect(dialog.getByText('Draft', { exact: true })).toBeVisible()
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Replace in 1 place' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(/^Replaced by uploads\/new-/)).toBeVisible()
      await expect(page.getByText('No content item shows it.')).toBeVisible()
    })
    await expect.poll(() => isShown(path, `new-${stamp}`)).toBe(true)

    await page.getByRole('button', { name: 'Undo the replacement' }).click()
    await expect(page.getByText('Desktop, 1088 × 448')).toBeVisible()
    await expect.poll(() => isShown(path, `old-${stamp}`)).toBe(true)
  },
)

test(
  'an unused picture is found and deleted after a question',
  { tag: '@once' },
  async ({ page }) => {
    const name = `spare-${Date.now()}`
    await upload(name, 60, 40)
    await page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))
    await page.goto(`${OFFICE}/media?use=unused&text=${name}`)
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
    await page.getByLabel('Search').fill(name)
    await expect(page.getByText('Nothing found')).toBeVisible()
  },
)
