import { expect, test } from '@playwright/test'
import { DevShop } from './dev-shop'

const LISTING = 'app/features/listing/listing.tsx'
const CHANGE_WITHIN_MS = 120_000

let shop: DevShop
test.beforeAll(async () => {
  await timed('The first start', async () => {
    shop = await DevShop.start()
  })
})

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`${what} took ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
test.afterAll(() => shop?.stop())

test('pages load, and each change arrives without a reload by hand', async ({ page }) => {
  const main = page.getByRole('main')
  const within = { timeout: CHANGE_WITHIN_MS }

  await test.step('the shop is open when it says so', async () => {
    await page.goto(shop.origin)
    await expect(main.getByRole('heading').first()).toBeVisible(within)
  })
  // a change that comes before the scripts have run is in them, but not in the page's HTML
  const isListening = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[HMR] connected',
    ...within,
  })
  await page.goto(`${shop.origin}/category/truffles`)
  await isListening
  const count = main.locator('p', { hasText: /^\d+ products$/ })
  await expect(count).toBeVisible(within)

  await test.step('a component', async () => {
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('half typed')
    shop.edit(LISTING, 'className="note"', 'className="note" title="edited"')
    await timed('A component', () => expect(main.getByTitle('edited')).toBeVisible(within))
    await expect(search).toHaveValue('half typed')
  })

  await test.step('a mistake, and its correction', async () => {
    const overlay = page.locator('#webpack-hot-middleware-clientOverlay')
    shop.edit(LISTING, 'title="edited"', 'title="edited')
    await expect(overlay).toBeVisible(within)
    shop.edit(LISTING, 'title="edited', 'title="corrected"')
    await expect(main.getByTitle('corrected')).toBeVisible(within)
    await expect(overlay).toBeHidden()
  })

  await test.step('a style', async () => {
    shop.edit('app/theme/global.css', 'body {', 'body { scroll-padding-top: 7px;')
    const body = page.locator('body')
    await timed('A style', () => expect(body).toHaveCSS('scroll-padding-top', '7px', within))
  })

  await test.step('a message', async () => {
    shop.edit('app/features/listing/listing.messages.ts', "'Sort by'", "'Edited order'")
    const field = main.getByLabel('Edited order')
    await timed('A message', () => expect(field).toBeVisible(within))
  })

  await test.step('a rule of the engine', async () => {
    shop.edit('commerce/search/search.service.ts', ': narrowed.total,', ': narrowed.total + 7000,')
    await timed('A rule of the engine', () =>
      expect(async () => {
        await page.goto(`${shop.origin}/category/truffles`)
        await expect(main.getByText(/^7,0\d\d products$/)).toBeVisible({ timeout: 2_000 })
      }).toPass(within),
    )
  })

  await test.step('a mistake in the engine, which runs on, and its correction', async () => {
    const shows = (count: RegExp) =>
      expect(async () => {
        await page.goto(`${shop.origin}/category/truffles`)
        await expect(main.getByText(count)).toBeVisible({ timeout: 2_000 })
      }).toPass(within)
    shop.edit('commerce/search/search.service.ts', 'narrowed.total + 7000,', 'narrowed.total + ,')
    await shop.untilSaid(/search\.service\.ts:\d+:\d+/)
    await shows(/^7,0\d\d products$/)
    shop.edit('commerce/search/search.service.ts', 'narrowed.total + ,', 'narrowed.total + 8000,')
    await shows(/^8,0\d\d products$/)
  })

  await test.step('a second start', async () => {
    await timed('The second start', () => shop.restart())
    await page.goto(shop.origin)
    await expect(main.getByRole('heading').first()).toBeVisible(within)
  })
})
