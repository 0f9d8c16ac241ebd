import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { phone } from '../setup/windows'
import { expectNoViolations } from '../e2e/axe'

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: '1', url: origin }]))

/** An element may be replaced while the page loads: its place is read until it has one. */
async function boxOf(element: Locator) {
  let box = await element.boundingBox()
  await expect.poll(async () => (box = await element.boundingBox())).not.toBeNull()
  if (!box) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.describe('on a phone', () => {
  test.use(phone)

  for (const path of ['/category/truffles', '/search?q=truffle']) {
    test(`the first products of ${path} stand in the first screen`, async ({ page }) => {
      await page.goto(origin + path)
      const tile = page.getByRole('region', { name: 'Products' }).getByRole('article').first()
      const picture = await boxOf(tile.locator('img').first())
      expect(picture.y).toBeLessThan(430)
      expect((await boxOf(tile.getByRole('heading'))).bottom).toBeLessThan(812)
    })
  }

  test('price and Add to Bag stay visible on a product page without covering anything', async ({
    page,
  }) => {
    await page.goto(`${origin}/310010.html`)
    const add = page.getByRole('button', { name: 'Add to Bag', exact: true })
    const inBar = page.getByRole('button', { name: 'Add to Bag: Milk Chocolate Truffles' })
    await expect(inBar).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
    await add.scrollIntoViewIfNeeded()
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expect(inBar).toHaveCount(0)
    // the error message of the quantity must not move the button
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1000')
    await expect(page.getByText('Please enter a value less than 1,000.')).toBeVisible()
    expect((await boxOf(add)).right).toBeLessThan(375)
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1')

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(inBar).toBeInViewport({ ratio: 1 })
    const bar = await boxOf(page.locator('.bottom-bar'))
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect.poll(async () => (await boxOf(links.last())).bottom).toBeLessThan(bar.y)

    // an element with focus is scrolled clear of the bar (WCAG 2.4.11)
    await page.evaluate(() => window.scrollTo(0, 1200))
    const reviews = page.locator('main').getByRole('link').last()
    await reviews.focus()
    await expect.poll(async () => (await boxOf(reviews)).bottom).toBeLessThanOrEqual(bar.y)
    const launcher = await boxOf(page.getByRole('button', { name: 'Chat with us' }))
    expect(launcher.bottom).toBeLessThanOrEqual(bar.y)
  })
})

test.describe('in a wide window', () => {
  const opacity = (page: Page) =>
    page
      .getByRole('region', { name: 'Customer service' })
      .evaluate((chat) => getComputedStyle(chat).opacity)

  test('the chat button leaves Quick add free, and comes back for the keyboard [SHELL-022, CON-004]', async ({
    page,
  }) => {
    await page.goto(`${origin}/category/truffles`)
    const launcher = page.getByRole('button', { name: 'Chat with us' })
    await expect(launcher).toBeVisible()
    const tile = page.getByRole('region', { name: 'Products' }).getByRole('article').nth(5)
    const quickAdd = tile.getByRole('link').or(tile.getByRole('button')).last()
    const scrollOver = async (offset: number) => {
      const from = await boxOf(quickAdd)
      const to = await boxOf(launcher)
      await page.evaluate((y) => window.scrollBy(0, y), from.y - to.y + offset)
    }
    await scrollOver(0)
    await expect.poll(() => opacity(page)).toBe('0')
    await launcher.focus()
    await expect.poll(() => opacity(page)).toBe('1')
    await launcher.blur()
    await scrollOver(-150)
    await expect.poll(() => opacity(page)).toBe('1')
  })

  test('a tablet in portrait shows the picture to the side of the purchase options', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`${origin}/310010.html`)
    const picture = await boxOf(page.getByRole('group', { name: /^Pictures of/ }))
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(picture.right).toBeLessThan(title.x)
    expect(title.y).toBeLessThan(picture.bottom)
  })
})
