import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'
import { expectNoViolations } from './axe'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('a visitor finds a product while typing, by keyboard alone [HDR-025, SRCH-007, SRCH-012]', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${origin}/`)
  const toggle = page.getByRole('button', { name: 'Show search' })

  if (isPhone(page)) {
    await test.step('skip link and toggle show the box, which takes the focus there and back', async () => {
      await expect(field(page)).toBeHidden()
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Skip to search' }).press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeHidden()
      await toggle.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeHidden()
      await expect(toggle).toBeFocused()
      await page.keyboard.press('Enter')
    })
  }

  await test.step('list and grid open below the box, and close', async () => {
    await field(page).focus()
    await page.keyboard.type('choc')
    await expect(list(page).getByRole('option')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Recommended Products' })).toBeVisible()
    await expect(page.locator('form[role=search] [aria-busy=true]')).toHaveCount(0)
    await expectNoViolations(page)
    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5)
    await expect(list(page)).toHaveCount(0)
  })

  await test.step('an arrow key and Enter open a product', async () => {
    await field(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(list(page)).toBeVisible()
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown')
    const active = page.getByRole('option', { selected: true })
    await expect(active).toBeInViewport()
    const href = await active.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}${href}`)
    await expect(list(page)).toHaveCount(0)
    if (isPhone(page)) await expect(field(page)).toBeHidden()
  })
  expect(complaints).toEqual([])
})

test(
  'a visitor finds recipes beside products, and a category asks for none [SRCH-011, SRCH-020, SRCH-024]',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/content-search')) asked.push(request.url())
    })
    await page.goto(`${origin}/category/truffles`)
    await page.waitForLoadState('networkidle')
    await field(page).fill('caramel')
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'View More Items' }).click()
    await expect(page).toHaveURL(`${origin}/search?q=caramel`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “caramel”')
    const stories = page.getByRole('region', { name: 'Recipes & Stories' })
    await expect(stories.getByRole('link').first()).toBeVisible()
    expect(asked).toHaveLength(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoViolations(page)
    await page.getByRole('navigation', { name: 'What was found' }).getByRole('link').click()
    await expect(stories).toBeInViewport()
    await stories.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/(recipes|blog)\//)
  },
)

test('what was typed never makes a phone scroll sideways', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const words of ['a'.repeat(300), `truffle ${'b'.repeat(200)}`]) {
    await page.goto(`${origin}/search?q=${words}`)
    await expect(page.getByRole('main').getByText(words.slice(-100)).last()).toBeVisible()
    const isWider = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWider), words).toBe(false)
  }
})
