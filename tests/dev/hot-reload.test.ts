import { expect, test } from '@playwright/test'
import { DevShop } from './dev-shop'

const FIRST_PAGE_WITHIN_MS = 420_000
const CHANGE_WITHIN_MS = 120_000

let shop: DevShop
test.beforeAll(async () => {
  shop = await DevShop.start()
})
test.afterAll(() => shop?.stop())

test('pages load, and each change arrives without a reload by hand', async ({ page }) => {
  const main = page.getByRole('main')
  const within = { timeout: CHANGE_WITHIN_MS }

  await test.step('the first page waits for the compiler', async () => {
    const started = Date.now()
    await page.goto(shop.origin)
    // until then, the loading screen has another address
    await expect(page).toHaveURL(`${shop.origin}/`, { timeout: FIRST_PAGE_WITHIN_MS })
    await expect(main.getByRole('heading').first()).toBeVisible(within)
    console.log(`The first page took ${Math.round((Date.now() - started) / 1000)} s.`)
  })
  await page.goto(`${shop.origin}/category/truffles`)
  const count = main.locator('p', { hasText: /^\d+ products$/ })
  await expect(count).toBeVisible(within)

  await test.step('a component', async () => {
    const toolbar = 'app/features/listing/listing-toolbar.tsx'
    shop.edit(toolbar, 'className={styles.count}', 'className={styles.count} title="edited"')
    await expect(main.getByTitle('edited')).toBeVisible(within)
  })

  await test.step('a style', async () => {
    shop.edit('app/theme/global.css', 'body {', 'body { scroll-padding-top: 7px;')
    await expect(page.locator('body')).toHaveCSS('scroll-padding-top', '7px', within)
  })

  await test.step('a message', async () => {
    shop.edit('app/features/listing/listing.messages.ts', "'Sort by'", "'Edited order'")
    await expect(main.getByLabel('Edited order')).toBeVisible(within)
  })

  await test.step('a rule of the engine', async () => {
    shop.edit('commerce/search/search.service.ts', ': narrowed.total,', ': narrowed.total + 7000,')
    await expect(async () => {
      await page.goto(`${shop.origin}/category/truffles`)
      await expect(main.getByText(/^7,0\d\d products$/)).toBeVisible()
    }).toPass(within)
  })
})
