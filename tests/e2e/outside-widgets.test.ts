import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

test(
  'customer service is a button away, but not where an order is made [SHELL-022, SHELL-023, SHELL-037, SHELL-039, CON-004], and each page is measured [ANL-005, ANL-014]',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${origin}/company-info/privacy-policy`)
    await page.getByRole('button', { name: 'I AGREE' }).click()
    const launcher = page.getByRole('button', { name: 'Chat with us' })
    await expect(launcher).toBeVisible()
    const sides = async () => {
      const box = await launcher.boundingBox()
      return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
    }
    await expect.poll(sides).toEqual([50, 50])
    await expect(page.locator('html')).toHaveAttribute('data-stand-ins', /chat.*captcha/)
    const pageViews = async () => {
      const events = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))
      return events.match(/(?<="event":"page-view","pageType":)"[^"]*"/g)
    }
    await expect.poll(pageViews).toEqual(['"content"'])

    const panel = page.getByRole('dialog', { name: 'How can we help?' })
    await test.step('a message is sent, and the focus comes back', async () => {
      await launcher.click()
      await expect(panel).toBeInViewport({ ratio: 1 })
      await panel.getByLabel('Your message').fill('Where is my parcel?')
      await panel.getByLabel('First Name').fill('Ada')
      await panel.getByLabel('Last Name').fill('Bloom')
      await panel.getByLabel('Email').fill('ada@example.com')
      await expectNoViolations(page)
      await panel.getByRole('button', { name: 'Send' }).click()
      await expect(panel.getByText('Thank you, Ada!')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(launcher).toBeFocused()
    })

    await page.getByRole('link', { name: /^Bag/ }).first().click()
    await expect(page).toHaveURL(`${origin}/cart`)
    await expect(launcher).toHaveCount(0)
    await expect.poll(pageViews).toEqual(['"content"', '"cart"'])
    expect(complaints).toEqual([])
  },
)

test(
  'a request for a back-in-stock notice is confirmed [PDP-075, PDP-076, PDP-103]',
  { tag: '@once' },
  async ({ page }) => {
    const asked = page.waitForRequest('**/mobify/proxy/brindille/bisn?**')
    await page.goto(`${origin}/360150.html`)
    const notify = page.getByRole('button', { name: 'Notify Me' })
    await page.locator('form').filter({ has: notify }).getByLabel('Email').fill('ada@example.com')
    await notify.click()
    await expect(page.getByText('Thank you! You’re on the list.')).toBeVisible()
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toEqual({ pid: '360150', email: 'ada@example.com' })
    await expectNoViolations(page)
  },
)

test(
  'a subscription goes into the bag, from a page that offers installments without it [PDP-019, PDP-020, PDP-021, PDP-072]',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${origin}/33001031.html`)
    const promo = page.locator('klarna-placement')
    await expect(promo).toHaveText(/^4 interest-free payments of \$14\.9\d$/)
    await expect(promo).toHaveAttribute('data-purchase-amount', '5995')
    await page.getByLabel('Deliver', { exact: true }).selectOption('Every 2 months')
    await expect(page.getByRole('radio', { name: /^Subscribe/ })).toBeChecked()
    // a subscription cannot be paid in installments
    await expect(promo).toHaveCount(0)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
    await expect(page.getByText('Every 2 months')).toBeVisible()
  },
)

test('photographs of a product stand below it [PDP-015]', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${origin}/340050.html`)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  const photos = page.getByRole('region', { name: 'Seen in good company' })
  await photos.scrollIntoViewIfNeeded()
  const link = photos.getByRole('link', { name: 'Baked Apples with Marzipan' })
  await expect(link).toHaveAttribute('href', '/recipes/baked-apples-with-marzipan')
  await expectNoViolations(page)
})
