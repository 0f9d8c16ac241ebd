import { expect, test, type Page } from '@playwright/test'
import { origin, ports } from '../setup/shop'
import { expectNoViolations } from './axe'

const PRODUCT = 'Marzipan Bar'
const REVIEWS = `http://localhost:${ports.engine}/back-office/reviews`

/**
 * Opens the product's page at an address that is not cached yet: the cache stores pages for 15
 * minutes.
 */
async function openProduct(page: Page, shape: string): Promise<void> {
  await page.goto(`${origin}/product/marzipan-bar/340050.html?color=${shape}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function readRating(page: Page): Promise<{ rating: number; count: number }> {
  const label = await page.locator('a[href="#reviews"]').getAttribute('aria-label')
  const [, rating, count] = /^([\d.]+) out of 5 stars, (\d+) reviews?$/.exec(label ?? '') ?? []
  return { rating: Number(rating), count: Number(count) }
}

test(
  'a review is written, read in the back office, and counts',
  { tag: '@once' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const shape = `e2e-${Date.now()}`
    // a unique title: an earlier attempt may have left its review in moderation
    const title = `Left on the train ${Date.now()}`

    await openProduct(page, `${shape}-a`)
    const before = await readRating(page)
    await page.locator('a[href="#reviews"]').click()
    await expect(page.locator('#reviews')).toBeInViewport()
    await expectNoViolations(page)

    await test.step('reviews are narrowed, and found helpful', async () => {
      const block = page.locator('#reviews')
      await block.getByRole('button', { name: /^5 stars/ }).click()
      await expect(block.getByRole('status').first()).toContainText('with 5 stars')
      const entry = block.getByRole('article').filter({ hasText: 'Was this helpful?' }).first()
      await entry.getByRole('button', { name: /^Yes/ }).click()
      await expect(entry.getByText('Thank you for saying so.')).toBeVisible()
      await block.getByRole('button', { name: 'Show all reviews' }).click()
    })

    await page.getByRole('button', { name: 'Write a review' }).click()
    const sheet = page.getByRole('dialog', { name: 'Write a review' })
    await sheet.getByRole('button', { name: 'Send review' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Please check 5 fields:')
    await expect(sheet.getByRole('alert')).toBeFocused()
    await expectNoViolations(page)
    await sheet.getByRole('radio', { name: '2 stars: less than I hoped' }).check({ force: true })
    await sheet.getByLabel('Title').fill(title)
    await sheet.getByLabel('Your review').fill('A stranger in Galesburg is enjoying mine, I hope.')
    await sheet.getByRole('radio', { name: 'No', exact: true }).check()
    await sheet.getByLabel('Nickname').fill('Rosalba')
    await sheet.getByLabel('Email').fill('rosalba@example.com')
    await sheet.getByRole('button', { name: 'Send review' }).click()
    await expect(sheet.getByRole('status')).toContainText('once a person has read it')
    await expect(sheet.getByRole('status')).toBeFocused()
    await expectNoViolations(page)
    await sheet.getByRole('button', { name: 'Back to the product' }).click()
    await expect(sheet).toHaveCount(0)

    await test.step('nobody sees it before an operator has', async () => {
      await openProduct(page, `${shape}-b`)
      expect(await readRating(page)).toEqual(before)
      await page.goto(REVIEWS)
      await expect(
        page.getByText('rosalba@example.com').filter({ visible: true }).first(),
      ).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: `Approve ${title}` }).click()
      await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0)
    })

    await openProduct(page, `${shape}-c`)
    const after = await readRating(page)
    expect(after.count).toBe(before.count + 1)
    expect(after.rating).toBeLessThan(before.rating)
    await page.locator('#reviews').getByLabel('Sort by').selectOption('newest')
    const newest = page.locator('#reviews').getByRole('article').first()
    await expect(newest.getByRole('heading', { name: title })).toBeVisible()
    await expect(newest).not.toContainText('rosalba@example.com')
    expect(complaints).toEqual([])
  },
)
