import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { expectBagCount } from './shopper'

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
})

async function open(page: Page, path = '/') {
  await page.goto(`${origin}${path}`)
  await page.waitForLoadState('networkidle')
}

async function centerOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing to point at')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('wide windows', { tag: '@once' }, () => {
  test('a panel stays open on the diagonal way to its last picture', async ({ page }) => {
    await open(page)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const christmas = navigation.getByRole('button', { name: 'Christmas' })
    // if the machine stalls on the way, the pointer rests on another menu, which then opens: the
    // path is tried again
    await expect(async () => {
      const start = await centerOf(christmas)
      await page.mouse.move(start.x, start.y)
      await expect(christmas).toHaveAttribute('aria-expanded', 'true')
      const picture = navigation.getByRole('img').locator('visible=true').last()
      const end = await centerOf(picture)
      await page.mouse.move(end.x, end.y, { steps: 40 })
      await expect(christmas).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(navigation.locator('[aria-expanded=true]')).toHaveCount(1)
    await expectNoViolations(page)
  })

  test('a sheet is 425 px wide, and closes by Escape, by a click beside it and by going back [SHEET-002, SHEET-005, SHEET-037]', async ({
    page,
  }) => {
    await open(page)
    await open(page, '/help/shipping-rates')
    const button = page.getByRole('banner').getByRole('button', { name: 'Need Help' })
    const sheet = page.getByRole('dialog', { name: 'Need Help' })
    await button.click()
    await expect(sheet).toBeVisible()
    await expectNoViolations(page)
    expect((await sheet.boundingBox())?.width).toBeCloseTo(425, 1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(40, 400)
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
  })

  test('mobile ends at 768 px, the desktop begins at 1024 [CON-001, CON-003, SHELL-025, SHELL-026]', async ({
    page,
  }) => {
    await open(page)
    const shows = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const isShown = (place: Locator) => place.isVisible()
      return {
        drawer: await isShown(page.getByRole('button', { name: 'Open menu' })),
        menu: await isShown(page.getByRole('navigation', { name: 'Main' })),
        accordion: await isShown(
          page.getByRole('contentinfo').locator('summary, [aria-expanded]').first(),
        ),
        feedback: await isShown(page.getByRole('button', { name: 'Feedback' })),
      }
    }
    const mobile = { drawer: true, menu: false, accordion: true, feedback: true }
    const tablet = { drawer: true, menu: false, accordion: false, feedback: false }
    const desktop = { drawer: false, menu: true, accordion: false, feedback: false }
    await expect.poll(() => shows(768)).toEqual(mobile)
    await expect.poll(() => shows(769)).toEqual(tablet)
    await expect.poll(() => shows(1023)).toEqual(tablet)
    await expect.poll(() => shows(1024)).toEqual(desktop)
  })
})

test.describe('phones', { tag: '@phone' }, () => {
  test('the menu leads two levels down and back, and a link closes it [HDR-018, HDR-022, HDR-024]', async ({
    page,
  }) => {
    await open(page)
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.locator(':focus')).toBeVisible()
    await expectNoViolations(page)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await drawer.getByRole('button', { name: 'Christmas' }).click()
    await drawer.getByRole('button', { name: 'Shop Christmas' }).click()
    await expect(drawer.getByRole('link', { name: 'Chocolate Star Trio' })).toBeVisible()
    await expectNoViolations(page)
    await drawer.getByRole('button', { name: 'Back' }).click()
    await drawer.getByRole('button', { name: 'Back' }).click()
    await expect(drawer.getByRole('button', { name: 'Christmas' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('link', { name: 'Lollypops' }).click()
    await expect(page).toHaveURL(/\/category\/lollypops$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('treats are added from the bag, and counted in its badge [HDR-026, SHEET-034]', async ({
    page,
  }) => {
    await open(page, '/category/bars')
    await page
      .getByRole('button', { name: /^Add to Bag: / })
      .first()
      .click()
    await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
    await page.getByRole('button', { name: 'Add Treats' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Treats' })
    const add = sheet.getByRole('button', { name: /^Add .+ to your bag$/ }).nth(1)
    await add.click()
    await expect(sheet.getByText('1 in your bag').first()).toBeVisible()
    await expectNoViolations(page)
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expectBagCount(page, 2)
    await expect(page.getByTestId('bag-badge')).toHaveText('2')
    await expect(
      page
        .getByRole('listitem')
        .getByRole('spinbutton')
        .or(page.getByRole('textbox', { name: /Quantity/ })),
    ).toHaveCount(2)
  })

  test('feedback is asked for, and stored', async ({ page }) => {
    await open(page, '/help/faq')
    await page.getByRole('button', { name: 'Feedback' }).click()
    const survey = page.getByRole('dialog', { name: 'How are we doing?' })
    await survey.getByRole('radio', { name: 'Easy', exact: true }).check()
    await expectNoViolations(page)
    const sent = page.waitForResponse(/\/api\/brindille\/feedback$/)
    await survey.getByRole('button', { name: 'Send Feedback' }).click()
    expect((await sent).status()).toBe(200)
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  })
})
