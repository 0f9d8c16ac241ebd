import { expect, test, type Page } from '@playwright/test'
import { studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { finish, walk } from './operator-tasks'

const OFFICE = `${studioOrigin}/back-office`
const API = `${OFFICE}/api/content`
const WRITE = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }

async function post(url: string, payload: object) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${API}${url}`, { ...init, body: JSON.stringify(payload) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

/** Publishes a new item. @returns its id */
async function publish(contentType: string, name: string, body: object): Promise<string> {
  const { id } = await post('/items', { contentType, name, body, editor: 'Ada' })
  await post(`/items/${id}/publish`, WRITE)
  return id
}

async function readBody(id: string, edition = 'base'): Promise<Record<string, unknown>> {
  const answer = await fetch(`${API}/items/${id}?edition=${edition}`)
  return (await answer.json()).body
}

const enter = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))

test(
  'a text with a heading and a link is written without HTML',
  { tag: '@once' },
  async ({ page }) => {
    const html = '<p>Old words</p><p>of two paragraphs</p>'
    const id = await publish('content-text', 'A text to write', { html })
    await enter(page)
    await page.goto(`${OFFICE}/content/${id}`)
    const text = page.getByRole('textbox', { name: 'Text, English' })
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Gifts for the office')
    const bar = page.getByRole('toolbar', { name: 'Format Text, English' })
    await bar.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Plan them with us: ')
    await expect(bar.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search').fill('planning')
    await dialog.getByRole('button', { name: /^Corporate gifts: planning/ }).click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Use this link' }).click()
    await expect(text.getByRole('link', { name: 'Corporate gifts: planning' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.', { exact: true })).toBeVisible()
    expect((await readBody(id))['html']).toBe(
      '<h2>Gifts for the office</h2><p>Plan them with us: <a href="/corporate-gifts/planning">Corporate gifts: planning</a></p>',
    )
  },
)

test(
  'a typo is found and mended, live and in scheduled copies',
  { tag: '@once' },
  async ({ page }) => {
    const words = { text: 'Ribbbons for every box' }
    const id = await publish('thin-banner', 'Ribbon banner', words)
    const edition = {
      name: 'Easter',
      startsAt: '2028-04-01T09:00:00Z',
      endsAt: '2028-04-20T09:00:00Z',
    }
    const scheduled = { body: words, expectedVersion: 0, editor: 'Ada', edition }
    const { editionId } = await post(`/items/${id}/schedule`, scheduled)
    await enter(page)
    await page.goto(`${OFFICE}/texts`)
    await walk(page, 'mend a typo, live and scheduled', async () => {
      await page.getByRole('searchbox', { name: 'Find' }).fill('ribbbons')
      await expect(page.getByText('2 places in 1 item')).toBeVisible()
      await page.getByRole('button', { name: 'Replace…' }).click()
      await page.getByLabel('Replace by').fill('Ribbons')
      await expect(page.getByRole('insertion')).toHaveCount(2)
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Replace and publish' }).click()
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    })
    for (const one of ['base', editionId]) {
      expect(await readBody(id, one)).toMatchObject({ text: 'Ribbons for every box' })
    }
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText('2 places in 1 item')).toBeVisible()

    // mended in the item itself
    await page.getByRole('link', { name: 'Ribbon banner' }).first().click()
    const field = page.getByRole('textbox', { name: 'Text, English' })
    await expect(field).toBeFocused()
    await field.fill('Ribbons for every box')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('A scheduled copy still has the old text.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Apply the fix there' }).click()
    await expect(page.getByText('The fix was applied to one scheduled copy.')).toBeVisible()
    expect(await readBody(id, editionId)).toMatchObject({ text: 'Ribbons for every box' })
  },
)

test('a broken link is found, and leads somewhere again', { tag: '@once' }, async ({ page }) => {
  const link = { displayName: 'Our ribbons', pageLink: '/ribbons-of-yesterday' }
  const id = await publish('thin-banner', 'Banner with a link', { text: 'Words', link })
  await enter(page)
  await page.goto(`${OFFICE}/texts?tab=links`)
  await expect(page.getByText('There is no page at /ribbons-of-yesterday.')).toBeVisible()
  await expectNoViolations(page)
  await walk(page, 'find and mend a broken link', async () => {
    await page.getByRole('link', { name: 'Banner with a link' }).click()
    await expect(page.getByRole('textbox', { name: 'Page link' })).toBeFocused()
    await expect(page.getByText(/leads nowhere\. There is no page/)).toBeVisible()
    await page.getByRole('button', { name: 'Choose Page link' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('The link would lead nowhere.')).toBeVisible()
    await dialog.getByLabel('Kind').selectOption('Categories')
    await dialog.getByLabel('Search').fill('gift cards')
    await dialog.getByRole('button', { name: /\/category\/gift-cards$/ }).click()
    await finish(page, 'Use this link')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.', { exact: true })).toBeVisible()
  })
  expect(await readBody(id)).toMatchObject({ link: { pageLink: '/category/gift-cards' } })
  await page.goto(`${OFFICE}/texts?tab=links`)
  await expect(page.getByRole('heading', { name: 'Every link leads somewhere' })).toBeVisible()
})
