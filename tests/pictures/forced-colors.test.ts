import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'

/** What cannot be pressed, but has another colour than what the system shows so. */
const looksActive = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [...document.querySelectorAll('[aria-disabled=true], button:disabled')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).color !== color)
      .map((element) => element.ariaLabel ?? element.textContent)
  })

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('what cannot be pressed is seen where the system chooses the colours', async ({ page }) => {
  await page.goto(`${origin}/component-guide`)
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Previous page' }).first()).toBeVisible()
  await expect.poll(() => looksActive(page)).toEqual([])
})

test('the section of the back office is marked there, and the focus is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))
  await page.goto(`${studioOrigin}/back-office/orders`)
  const section = page.locator('a[aria-current=page]').first()
  await expect(section).toHaveCSS('outline-style', 'solid')
  await section.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'double')
})
