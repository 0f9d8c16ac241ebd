import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

/** Returns the page's events with their page types, in order. */
const pushed = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const { event, pageType }: { event?: string; pageType?: string } = entry
      return `${event} ${pageType}`
    }),
  )

/** Follows a link once it is on the page, in any place, without loading another document. */
async function follow(page: Page, address: RegExp): Promise<void> {
  const click = () =>
    page.evaluate((pattern) => {
      const links = [...document.querySelectorAll('a')]
      const found = links.find((link) => new RegExp(pattern).test(link.getAttribute('href') ?? ''))
      found?.click()
      return found !== undefined
    }, address.source)
  await expect.poll(click).toBe(true)
}

test(
  'each event of a visit is pushed once and in order, from page to page [ANL-001, ANL-003, ANL-004, ANL-005, ANL-008, ANL-009, ANL-013, ANL-014, ANL-015, ANL-016, ANL-019]',
  { tag: '@once' },
  async ({ page }) => {
    const tracked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (!pathname.endsWith('/__Analytics-Start')) return
      const seen = new URL(searchParams.get('url') ?? '').pathname
      tracked.push(`${pathname.split('/').at(-3)} ${seen.replace(/.*\.html$/, 'product')}`)
    })
    const expected: string[] = []
    const expectNext = async (...events: string[]) => {
      expected.push(...events)
      await expect.poll(() => pushed(page)).toEqual(expected)
    }

    await page.goto(`${origin}/?analytics-inspector`)
    await expectNext('consent homepage', 'page-view homepage', 'identity homepage')
    await follow(page, /^\/category\/truffles$/)
    await expectNext('page-view category')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.getByRole('main').getByRole('article').first().getByRole('heading').click()
    await expectNext('page-view product')
    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    await expectNext('add-to-cart product')
    await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
    await expectNext('page-view cart')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter')
    await expectNext('remove-from-cart cart')
    await follow(page, /^\/login$/)
    await expectNext('page-view account')
    await page.getByLabel('Email', { exact: true }).fill('nora@shop.example.com')
    await page.getByLabel('Password').fill('Truffle-Tin-24')
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    // the two responses arrive in any order: the customer's identity, and the bag that the login
    // leads back to
    const afterLogin = async () => (await pushed(page)).slice(expected.length).sort()
    await expect.poll(afterLogin).toEqual([expect.stringMatching(/^identity /), 'page-view cart'])
    expected.push(...(await pushed(page)).slice(expected.length))
    await follow(page, /^\/account$/)
    await expectNext('page-view account')
    await follow(page, /^\/orders$/)
    await expectNext('page-view orders')
    await follow(page, /^\/order-details\//)
    await expectNext('page-view order-details')

    const reported = await page.evaluate(() => JSON.stringify(window.dataLayer))
    expect(reported).toMatch(
      /"userState":"logged_in","customerNumber":"[\w-]+","emailHash":"[\da-f]{64}"/,
    )
    expect(reported).not.toContain('nora')
    expect(reported).toContain('"path":"/order-details/:orderNo"')
    const pages = ['/', '/category/truffles', 'product', '/cart', '/login', '/cart', '/account']
    const sent = [...pages, '/orders', '/order-details/:orderNo'].map(
      (path) => `Sites-brindille-Site ${path}`,
    )
    await expect.poll(() => tracked).toEqual(sent)

    await page.getByRole('button', { name: `Events ${expected.length}` }).press('Enter')
    const inspector = page.getByRole('complementary', { name: 'Analytics inspector' })
    await expect(inspector.getByRole('listitem').first()).toContainText('/order-details/:orderNo')
    await expectNoViolations(page)
  },
)
