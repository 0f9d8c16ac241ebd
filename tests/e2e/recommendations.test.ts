import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

test(
  'recently viewed products are shown, and views reported as they happen [PDP-016, SHELL-010, SHEET-008, REC-002, REC-010, REC-021, REC-023]',
  { tag: '@once' },
  async ({ page }) => {
    const reported: string[] = []
    page.on('request', (request) => {
      const [, activity] = /\/v3\/activities\/[\w-]+\/(\w+)$/.exec(request.url()) ?? []
      if (activity) reported.push(activity)
    })
    for (const id of ['340050', '330010', '320040']) {
      const answer = page.waitForResponse(/\/activities\/[\w-]+\/viewProduct$/)
      await page.goto(`${origin}/${id}.html`)
      expect((await answer).status()).toBe(200)
    }
    await page.getByRole('button', { name: 'I AGREE' }).click()
    const loved = page.getByRole('region', { name: 'Customers Also Love' })
    await expect(loved.getByRole('article').first()).toBeVisible()
    const viewed = page.getByRole('region', { name: 'Recently Viewed' })
    await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([
      'Sea Salt Caramels',
      'Marzipan Bar',
    ])
    // a row counts as seen when it is in the window
    const countSeen = () => reported.filter((activity) => activity === 'viewReco').length
    await loved.scrollIntoViewIfNeeded()
    await expect.poll(countSeen).toBeGreaterThanOrEqual(1)
    await viewed.scrollIntoViewIfNeeded()
    await expect.poll(countSeen).toBe(2)
    await expectNoViolations(page)

    const before = reported.length
    await viewed.getByRole('link', { name: 'Marzipan Bar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Marzipan Bar' })).toBeVisible()
    // ignores `viewReco`: the rows of the next page may be in view immediately, and are reported
    // too
    const since = () => reported.slice(before).filter((activity) => activity !== 'viewReco')
    await expect.poll(() => since().sort()).toEqual(['clickReco', 'viewProduct'])

    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Added to Your Bag' })
    const featured = sheet.getByRole('region', { name: 'Lovely Together' })
    await expect(featured.getByRole('article').first()).toBeVisible()
    await expect.poll(() => reported).toContain('addToCart')
    await expectNoViolations(page)

    await page.goto(`${origin}/nothing-here.html`)
    await expect(viewed.getByRole('article')).toHaveCount(3)
    await expectNoViolations(page)
  },
)
