import { expect, test, type Page } from '@playwright/test'
import { waitUntil } from '../../scripts/testing/wait-until'
import { origin, startSecondStorefront, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { finish, walk } from './operator-tasks'

const LIST = `${studioOrigin}/back-office/content`
const API = `${studioOrigin}/back-office/api/content`

const spanish = (page: Page) => page.getByRole('textbox', { name: 'Text, Spanish' })

test(
  'an editor changes a banner, sees it, schedules it and brings the old one back',
  { tag: '@phone' },
  async ({ context, page }) => {
    await page.goto(LIST)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('Search').fill('fundraising promo')
    await page.getByRole('link', { name: 'Fundraising promo banner' }).click()

    await spanish(page).fill('Pide ya tu caja')
    await expect(page.getByText('Not saved')).toBeVisible()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByText('Spanish', { exact: true }).last().click()
    const shown = page.getByTitle(/^Preview of/).contentFrame()
    await expect(shown.getByText('Pide ya tu caja')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('tab', { name: 'Form' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved as a draft.')).toBeVisible()

    await page.getByRole('button', { name: 'Schedule' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Leap day')
    await dialog.getByLabel('Starts').fill('2028-02-29T09:00')
    await dialog.getByLabel('Ends').fill('2028-03-01T09:00')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible()
    await page.getByLabel('Edition').selectOption('Without a schedule')

    // a second editor saves first
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText('Ada has this item open too.')).toBeVisible()
    await spanish(other).fill('Otra vez')
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(other.getByText('Saved as a draft.')).toBeVisible()
    await other.close()
    await spanish(page).fill('La mía')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Not saved: Ada was faster.')).toBeVisible()
    await page.getByRole('button', { name: 'Save mine after it' }).click()
    await expect(page.getByText('Saved. The other version was overwritten.')).toBeVisible()

    await page.getByRole('button', { name: 'History' }).click()
    await dialog.getByRole('button', { name: 'Compare version 1', exact: true }).click()
    await expect(dialog.getByText('Text › Spanish')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Bring back version 1', exact: true }).click()
    await expect(page.getByText('Version 1 was restored as a draft.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.', { exact: true })).toBeVisible()
  },
)

/** Formats a moment like `datetime-local` for the editor in Los Angeles. */
const toClock = (moment: number) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' }).replace(' ', 'T')

/**
 * Returns a moment in the near future that has seconds, since browsers omit the seconds of a full
 * minute.
 */
function soon(): number {
  const moment = Math.ceil((Date.now() + 12_000) / 1000) * 1000
  return moment % 60_000 === 0 ? moment + 1000 : moment
}

/** Publishes a page with a banner that has not been requested yet. @returns its id and path */
async function publishPage(): Promise<{ id: string; path: string }> {
  const path = `/before-and-after-${Date.now()}`
  const post = async (url: string, payload: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`${API}${url}`, { ...init, body: JSON.stringify(payload) })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return answer.json()
  }
  const slots = [{ contentType: 'thin-banner', text: 'Order by Monday' }]
  const body = { title: 'Before and after', description: '', slots }
  const created = { contentType: 'content-page', name: path, key: `pages${path}`, editor: 'Ada' }
  const { id } = await post('/items', { ...created, body })
  const write = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }
  await post(`/items/${id}/publish`, write)
  return { id, path }
}

const CODE = 'praline-and-nougat-9'

/** @returns the address of the page as it is previewed, for somebody without the code */
async function makeLink(page: Page): Promise<string> {
  await expect(page.getByText('Order by Tuesday')).toBeVisible()
  const link = page.getByLabel('Link to share')
  await walk(page, 'show a friend what comes', async () => {
    await page.getByRole('button', { name: /^Preview/ }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(link).toBeVisible()
  })
  return link.inputValue()
}

test(
  'a scheduled banner is seen in the preview, and by shoppers at its moment on two storefronts',
  { tag: '@once' },
  async ({ browser, page }) => {
    const second = await startSecondStorefront({ PREVIEW_ACCESS_CODE: CODE })
    try {
      const { id, path } = await publishPage()
      const visit = async (from: string) => {
        const answer = await fetch(`${from}${path}`)
        const [text] = /Order by (?:Monday|Tuesday)/.exec(await answer.text()) ?? []
        return { text, cache: answer.headers.get('x-cache') }
      }
      const visitBoth = () => Promise.all([origin, second.origin].map(visit))

      await page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))
      await page.goto(`${LIST}/${id}`)
      await page.getByRole('button', { name: /^slot 1/i }).click()
      await page.getByRole('textbox', { name: 'Text, English' }).fill('Order by Tuesday')
      const preview = page.getByTitle(/^Preview of/).contentFrame()
      await expect(preview.getByText('Order by Tuesday')).toBeVisible()
      const dialog = page.getByRole('dialog')
      await walk(page, 'schedule a banner', async () => {
        await page.getByRole('button', { name: 'Schedule' }).click()
        await dialog.getByLabel('Name').fill('Tuesday')
        await dialog.getByLabel('Starts').fill('2028-03-07T09:00')
        await finish(page, 'Schedule')
        await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible()
      })
      const edition = page.url()

      const then = Date.parse('2028-03-07T17:00:00Z')
      const left = Date.now()
      await page.goto(`${origin}/admin/preview/compare?left=${left}&right=${then}&path=${path}`)
      const frames = page.locator('iframe')
      await expect(frames.first().contentFrame().getByText('Order by Monday')).toBeVisible()
      await expect(frames.last().contentFrame().getByText('Order by Tuesday')).toBeVisible()

      await page.goto(`${second.origin}${path}?previewTimestamp=${then}`)
      await page.getByLabel('Access code').fill(CODE)
      await page.keyboard.press('Enter')
      const link = await makeLink(page)
      const friend = await browser.newPage()
      await friend.goto(link)
      await expect(friend.getByText('Order by Tuesday')).toBeVisible()
      await friend.goto(link.replace(String(then), String(then + 1)))
      await expect(friend.getByText('Order by Tuesday')).toHaveCount(0)
      await friend.close()

      await page.goto(edition)
      await page.getByRole('button', { name: 'Schedule' }).click()
      const start = soon()
      await dialog.getByLabel('Starts').fill(toClock(start))
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible()

      // cached again once both storefronts have received the change of the schedule
      const before = { text: 'Order by Monday', cache: 'HIT' }
      await expect.poll(visitBoth).toEqual([before, before])
      expect(Date.now()).toBeLessThan(start)
      const changed = await waitUntil(async () => {
        const began = Date.now()
        const seen = await visitBoth()
        const texts = seen.map(({ text }) => text)
        if (began >= start) return { texts, tookMs: Date.now() - began }
        // the responses arrived before the moment, so the change must not show yet
        if (Date.now() < start) expect(texts).toEqual(['Order by Monday', 'Order by Monday'])
        return undefined
      })
      expect(changed.texts).toEqual(['Order by Tuesday', 'Order by Tuesday'])
      expect(changed.tookMs).toBeLessThan(1000)
    } finally {
      await second.stop()
    }
  },
)
