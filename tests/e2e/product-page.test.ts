import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { holdScripts } from './shopper'

/* Tests of the product page that need a real browser. */

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

async function sizeOf(box: Locator): Promise<[number, number]> {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  return [Math.round(width), Math.round(height)]
}

async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('pictures are chosen from a strip, or swiped [PDP-014, PDP-035, PDP-036, PDP-037, PDP-038]', async ({
  page,
}) => {
  await openProduct(page, '/truffles/milk/310010.html')
  const gallery = page.getByRole('group', { name: 'Pictures of Milk Chocolate Truffles' })
  const track = gallery.getByRole('list', { name: 'Pictures of Milk Chocolate Truffles' })
  const scrolled = () => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))

  if (isPhone(page)) {
    await expect(gallery.getByRole('button')).toHaveCount(0)
    await expect(gallery.getByText('1 / 5')).toBeVisible()
    await track.evaluate((list) => list.scrollBy({ left: list.clientWidth }))
    await expect.poll(scrolled).toBe(1)
    await expect(gallery.getByText('2 / 5')).toBeVisible()
    return
  }
  expect((await sizeOf(track))[0]).toBe(548)
  const thumbnail = (number: number) =>
    gallery.getByRole('button', { name: `Show picture ${number} of 5` })
  expect(await sizeOf(thumbnail(1))).toEqual([78, 78])
  const strip = thumbnail(1).locator('xpath=ancestor::ul')
  expect((await sizeOf(strip))[1]).toBe(340)
  await gallery.getByRole('button', { name: 'More pictures' }).click()
  await expect.poll(() => strip.evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
  await thumbnail(5).click()
  await expect.poll(scrolled).toBe(4)
  await expect(thumbnail(5)).toHaveAttribute('aria-current', 'true')

  await openProduct(page, '/truffles/white/310030.html')
  const single = page.getByRole('group', { name: /^Pictures of/ })
  await expect(single.getByRole('button')).toHaveCount(0)
  expect((await sizeOf(single.getByRole('list')))[0]).toBe(636)
})

test('a size chosen before hydration stays chosen', { tag: '@once' }, async ({ page }) => {
  const scripts = holdScripts(page)
  await page.goto(`${origin}/truffles/milk/310010.html`, { waitUntil: 'commit' })
  await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
  const size = page.getByRole('radio', { name: /24 Pieces/ })
  await size.press('Space')
  scripts.release()
  await expect(size).toBeChecked()
  await expect(page).toHaveURL(/size=24/)
})

test(
  'what is missing is asked for; the line can be changed, and bags come with it [PDP-056, PDP-090, PDP-091, PDP-095, SHEET-010]',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const added = page.getByRole('dialog', { name: 'Added to Your Bag' })

    await test.step('a gift card without an amount waits for one', async () => {
      await openProduct(page, '/gift-cards/burgundy/390010.html')
      await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
      await expect(page.getByText('Please choose one: it is then added')).toBeVisible()
      await expect(page.getByRole('radio', { name: '$25' })).toBeFocused()
      await expectNoViolations(page)
      await page.getByRole('radio', { name: '$50' }).check({ force: true })
      await expect(added.getByText('$50', { exact: true })).toBeVisible()
    })

    await test.step('free bags are offered once', async () => {
      const bags = added.getByRole('button', { name: 'Add Gift Bags, Set of Three to bag' })
      await expect(bags).toBeVisible()
      await expectNoViolations(page)
      await bags.click()
      await expect(bags).toHaveCount(0)
      await expect(added.getByText('FREE')).toBeVisible()
    })

    await openProduct(page, '/boxes/signature/320010.html?size=9&wrap=burgundy')
    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    await added.getByRole('link', { name: 'Review Bag & Checkout' }).click()
    await expect(page).toHaveURL(`${origin}/cart`)
    await expect(page.getByText('Burgundy').first()).toBeVisible()

    await test.step('the line is changed where it came from', async () => {
      await page.getByRole('link', { name: /^Edit Signature Assortment/ }).click()
      await expect(page).toHaveURL(/\/products\/\d+\?edit=/)
      await expect(page.getByRole('radio', { name: '9 Pieces' })).toBeChecked()
      await expect(page.getByRole('radio', { name: 'Burgundy' })).toBeChecked()
      await page.getByRole('radio', { name: '16 Pieces' }).check({ force: true })
      await page.getByRole('button', { name: 'Increase quantity' }).click()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page).toHaveURL(`${origin}/cart`)
      const quantity = page.getByRole('textbox', { name: /^Quantity of Signature Assortment/ })
      await expect(quantity).toHaveCount(1)
      await expect(quantity).toHaveValue('2')
      await expect(page.getByText('16 Pieces').first()).toBeVisible()
    })
    expect(complaints).toEqual([])
  },
)
