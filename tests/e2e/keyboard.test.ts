import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { expectBagCount } from './shopper'

/** The maximum number of Tab presses that is acceptable on the way. */
const MAX_STOPS = 80

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await target.count()) > 0 && (await isFocused(target))) return
  }
  throw new Error(`${MAX_STOPS} stops, and ${target.toString()} was not among them`)
}

const isFocused = (target: Locator) =>
  target.first().evaluate((element) => element === document.activeElement)

/** Focuses the first stop of a page, a skip link, and follows it. */
async function skipTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name })
  await tabTo(page, link)
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
}

async function chooseByMenu(page: Page): Promise<void> {
  await skipTo(page, 'Skip to navigation')
  const navigation = page.locator('#navigation')
  const truffles = navigation.getByRole('button', { name: 'Truffles' })
  await tabTo(page, truffles)
  await page.keyboard.press('Enter')
  await expect(truffles).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page)
  await tabTo(
    page,
    navigation.locator('a[href="/category/truffles"]').locator('visible=true').first(),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/category/truffles`)
  // the focus moves before the page is loaded
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truffles')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await skipTo(page, 'Skip to products')
}

test(
  'from home to the bag by keyboard alone [SHELL-041, HDR-031]',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(origin)
    await chooseByMenu(page)
    await tabTo(page, page.getByRole('link', { name: 'Salted Caramel Truffles', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salted Caramel Truffles')

    await tabTo(
      page,
      page.getByRole('group', { name: /size/i }).getByRole('radio', { checked: true }),
    )
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/size=/)
    await tabTo(page, page.getByRole('button', { name: 'Add to Bag', exact: true }))
    await page.keyboard.press('Enter')

    const sheet = page.getByRole('dialog', { name: 'Added to Your Bag' })
    await expect(sheet).toBeVisible()
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add to Bag', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Review Bag & Checkout' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}/cart`)
    await expectBagCount(page, 2)
  },
)
