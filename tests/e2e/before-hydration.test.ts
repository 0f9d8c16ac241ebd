import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'
import { holdScripts } from './shopper'

/* Actions of a visitor on a page that is rendered while its scripts are still loading. */

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' })

test('a link works without scripts before hydration', { tag: '@once' }, async ({ page }) => {
  holdScripts(page)
  await page.goto(`${origin}/category/truffles`, { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading')
  const name = await link.innerText()
  await link.getByRole('link').click()
  await expect(page).toHaveURL(/\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a form is submitted without scripts before hydration', { tag: '@once' }, async ({ page }) => {
  holdScripts(page)
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  await searchBox(page).fill('truffle')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=truffle$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test(
  'text typed before hydration stays, and the page has it after hydration',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = holdScripts(page)
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    // the script that records input adds this element when it runs
    await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
    await searchBox(page).pressSequentially('truf')
    scripts.release()
    await waitForHydration(page)
    await expect(searchBox(page)).toHaveValue('truf')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  },
)

test(
  'a button clicked before hydration acts once its scripts run',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts = holdScripts(page)
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await expect(page.locator('body > script[src*="main"]').first()).toBeAttached()
    await page.getByRole('button', { name: 'Open menu' }).click()
    scripts.release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
)
