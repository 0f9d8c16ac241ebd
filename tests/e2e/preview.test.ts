import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

const VSE = 'brindille.staging.localhost'
const VALENTINE = Date.parse('2027-02-10T20:00:00Z')

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
})

test(
  'an editor sees the shop at another moment, and goes on seeing it [PRV-001, PRV-004, PRV-005, PRV-013, PRV-014]',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(origin)
    await expect(page.locator('h1')).toContainText('Christmas')
    await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0)

    const response = await page.goto(`${origin}/admin/preview?previewTimestamp=${VALENTINE}`)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(page.locator('h1')).not.toContainText('Christmas')

    await page.getByRole('button', { name: /^Preview/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Preview' })
    await expect(drawer.getByText('Feb 10, 2027, 12:00 PM').first()).toBeVisible()
    await expect(drawer.getByText('What changes')).toBeVisible()
    // while the drawer slides in, its width may differ by fractions of a pixel
    expect((await drawer.boundingBox())?.width).toBeCloseTo(346, 1)
    await expectNoViolations(page)

    await drawer.getByRole('combobox', { name: 'Customer group' }).selectOption('Registered')
    await page.waitForURL(/customerGroup=Registered/)
    await page.getByRole('button', { name: /^Preview/ }).click()
    await drawer.getByRole('textbox', { name: 'Page path' }).fill('/category/truffles')
    await drawer.getByRole('button', { name: 'Go' }).click()
    await page.waitForURL(/\/category\/truffles\?/)
    const asked = new URL(page.url()).searchParams
    expect(Object.fromEntries(asked)).toEqual({
      previewTimestamp: String(VALENTINE),
      vseDomain: VSE,
      customerGroup: 'Registered',
    })
    // the parameters are kept after a client-side navigation
    await page.locator('main a[href*=".html"]').first().click()
    await page.waitForURL(/\.html\?/)
    expect(new URL(page.url()).search).toContain(`previewTimestamp=${VALENTINE}`)

    await page.getByRole('button', { name: /^Preview/ }).click()
    await drawer.getByRole('link', { name: 'Exit' }).click()
    await page.waitForURL(`${origin}/`)
    await expect(page.locator('h1')).toContainText('Christmas')
  },
)

test(
  'two moments stand side by side, and the visualization alone [PRV-002]',
  { tag: '@once' },
  async ({ page }) => {
    const query = `right=${VALENTINE}&path=/&vseDomain=${VSE}`
    await page.goto(`${origin}/admin/preview/compare?${query}`)
    const frames = page.locator('iframe')
    await expect(frames.first().contentFrame().locator('h1')).toContainText('Christmas')
    await expect(frames.last().contentFrame().locator('h1')).not.toContainText('Christmas')
    await expect(page.getByRole('heading', { name: 'What changes between them' })).toBeVisible()
    // the title of each frame contains its moment; the page inside is checked separately
    const titles = await frames.evaluateAll((all) =>
      all.map((frame) => frame.getAttribute('title')),
    )
    expect(titles[0]).toBe('The page at Now')
    expect(titles[1]).toContain('Feb 10, 2027')
    await expectNoViolations(page, 'html', 'iframe')
    const widths = () =>
      Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.evaluate(() => window.innerWidth)),
      )
    expect(await widths()).toEqual([1280, 1280])
    await page.getByRole('link', { name: 'Phone' }).click()
    await expect.poll(widths).toEqual([375, 375])

    await page.goto(`${origin}/admin/visualization`)
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.locator('header, footer')).toHaveCount(0)
  },
)

test(
  'an editor sees the prices of the previewed moment, other visitors the current prices',
  { tag: '@once' },
  async ({ page }) => {
    const product = '/assorted-boxes/berry-blossom-nine/320150.html'
    const main = page.getByRole('main')
    await page.goto(origin + product)
    await expect(main.getByText('$29.95').first()).toBeVisible()
    await expect(main.getByText('$26.95')).toHaveCount(0)

    await page.goto(`${origin}/category/valentines-day?previewTimestamp=${VALENTINE}`)
    const tile = main.locator('a[href*="320150.html"]').first()
    // this page's data are loaded in the browser
    await tile.click()
    await page.waitForURL(/320150\.html\?/)
    await expect(main.getByText('$26.95').first()).toBeVisible()
    await expect(main.getByText('10% off everything for Valentine’s Day').first()).toBeVisible()
    await page.getByRole('button', { name: /^Preview/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Preview' })
    await expect(drawer.getByText('Products, prices and promotions are shown as')).toBeVisible()
  },
)
