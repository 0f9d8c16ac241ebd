import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'
import { expectNoViolations } from './axe'

// far from the shops: opening hours still use the shops' own time zone
test.use({ timezoneId: 'Asia/Tokyo' })

test(
  'shops are found on the map and beside it, and one is made the own',
  { tag: '@once' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${origin}/chocolateshops`)
    await page.getByRole('button', { name: 'I AGREE' }).click()
    const finder = page.getByRole('region', { name: 'Find a shop near you' })
    const map = finder.getByRole('group', { name: 'Map of our shops' })

    await test.step('a crowd comes closer by the keyboard, and the list with it', async () => {
      // Clusters are computed again once the map has been measured in the browser.
      await waitForHydration(page)
      await map
        .getByRole('button', { name: /shops around .*: go closer/ })
        .first()
        .press('Enter')
      const title = finder.getByText(/^\d+ shops around/)
      await expect(title).toBeFocused()
      await expect(finder.getByRole('article')).toHaveCount(parseInt(await title.innerText()))
      await expectNoViolations(page)
      await finder.getByRole('button', { name: 'Show all shops' }).click()
    })

    await test.step('a state is an address', async () => {
      await finder.getByRole('link', { name: /^Oregon/ }).click()
      await expect(page).toHaveURL(`${origin}/chocolateshops?state=OR`)
      await expect(map.getByRole('link', { name: /Wall Street/ })).toBeVisible()
      await page.goBack()
      await expect(finder.getByRole('link', { name: /^Oregon/ })).toBeVisible()
    })

    await test.step('a shop around a zip code shows all its details [SHOP-039]', async () => {
      await finder.getByLabel('Zip Code').fill('94103')
      await finder.getByRole('button', { name: 'Search' }).click()
      await expect(finder.getByText('shops within 10 miles of 94103')).toBeVisible()
      await expectNoViolations(page)
      await finder.getByRole('link', { name: 'Shop Details: Maiden Lane' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maiden Lane')
      await expect(page.getByRole('row')).toHaveCount(7)
    })

    await test.step('its hours are those of the Pacific, wherever one looks from [I18N-009]', async () => {
      await expect(
        page.getByRole('row', { name: /^Friday.* 10:00 AM – 8:00 PM PT$/ }),
      ).toBeVisible()
      const { day, minute } = pacificTime()
      const [opens, closes] = day === 'Sunday' ? [660, 1080] : [600, 1200]
      const isOpen = minute >= opens && minute <= closes
      const status = isOpen
        ? `Open until ${closes === 1080 ? 6 : 8}:00 PM PT`
        : /^Closed - opens .* PT$/
      const shop = page.getByRole('article', { name: 'Maiden Lane' })
      await expect(shop.getByText(status)).toBeVisible()
      await expect(page.getByRole('row', { name: `${day} (today)` })).toBeVisible()
    })

    await test.step('and becomes the preferred one [SHOP-012]', async () => {
      await page.getByRole('button', { name: 'Make this my shop' }).click()
      await expect(page.getByText('This is your preferred shop')).toBeVisible()
      await expectNoViolations(page)
      const selector = { name: 'Maiden Lane, your preferred shop' }
      await page.getByRole('banner').getByRole('button', selector).click()
      await expect(page.getByRole('dialog', { name: 'Pickup in Shop' })).toBeVisible()
      await expectNoViolations(page)
    })
    expect(complaints).toEqual([])
  },
)

test(
  'a phone is asked once which application shows the way [SHOP-023, SHOP-042]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${origin}/chocolateshops/101`)
    await page.getByRole('button', { name: 'I AGREE' }).click()
    const shop = page.getByRole('article', { name: 'Maiden Lane' })
    const directions = shop.getByRole('button', { name: 'Directions to Maiden Lane' })
    await directions.click()
    const dialog = page.getByRole('dialog', { name: 'Select Application' })
    await expect(dialog.getByRole('link', { name: 'Waze' })).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(directions).toBeFocused()
  },
)

test(
  'a desktop opens a maps search in a tab of its own [SHOP-022]',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.route(/google\.com/, (route) => route.fulfill({ body: 'maps' }))
    await page.goto(`${origin}/chocolateshops/101`)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Directions to Maiden Lane/ }).click()
    expect((await opened).url()).toContain('128+Maiden+Lane')
  },
)

/** Returns the current day and time in the shops' time zone. */
function pacificTime(): { day: string; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]))
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  return { day: parts.get('weekday') ?? '', minute }
}
