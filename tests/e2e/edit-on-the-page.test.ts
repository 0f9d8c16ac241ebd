import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { walk } from './operator-tasks'

const preview = (page: Page) => page.getByTitle(/^Preview of/).contentFrame()

test.beforeEach(async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.addInitScript(() => localStorage.setItem('back-office-editor', 'Ada'))
})

test(
  'a block, the menu and the footer are pointed at in the preview, and change at once',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${origin}/admin/preview`)
    await page.getByRole('button', { name: /^Preview/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Preview' })
    // this shop has no other environment
    await expect(drawer.getByText('Production')).toHaveCount(0)
    await drawer.getByRole('link', { name: 'Edit this page' }).click()
    await page.waitForURL(/back-office\/content\/on-page/)
    await expect(page.getByRole('heading', { name: 'Edit on the page' })).toBeVisible()

    const blocks = page.getByRole('main').getByRole('list').getByRole('button')
    await expect(blocks.first()).toContainText('banner')
    await expect(blocks.last()).toContainText('Footer')
    await expectNoViolations(page, 'html', 'iframe')

    // a block of the page; in this width the frame is not scaled, which the mouse of the test needs
    await page.getByText('Phone', { exact: true }).click()
    const title = preview(page).getByRole('heading', { name: 'Best Sellers' })
    await title.hover()
    await expect(preview(page).getByText('product carousel', { exact: true })).toBeVisible()
    await title.click()
    await expect(page.getByRole('heading', { name: 'Home: best sellers' })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Title, English' })
    await expect(field).toBeFocused()
    await field.fill('Loved by everybody')
    await expect(preview(page).getByRole('heading', { name: 'Loved by everybody' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()

    // the footer, in the same frame
    await preview(page).getByRole('button', { name: 'The House' }).click()
    await expect(page.getByRole('heading', { name: /footer/i, level: 1 })).toBeVisible()
    await expectNoViolations(page, 'html', 'iframe')

    // the menu, by keyboard
    await page.getByRole('button', { name: 'Blocks' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Nav menu/ })).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /menu/i, level: 1 })).toBeVisible()
  },
)

test(
  'a menu entry and a footer column are added in a tree, seen at once, and undone',
  { tag: '@once' },
  async ({ page }) => {
    const start = `${studioOrigin}/back-office/content/on-page?site=brindille&path=/`
    const form = page.getByRole('region', { name: 'Form' })
    await page.goto(start)
    await page.getByRole('button', { name: /^Nav menu/ }).click()
    await form.getByRole('button', { name: 'New menu' }).click()
    const name = form.getByRole('textbox', { name: 'Display name, English' }).last()
    await expect(name).toBeFocused()
    await page.keyboard.type('Advent')
    await form.getByRole('button', { name: 'Move Advent up', exact: true }).click()
    await expect(form.getByRole('button', { name: 'Advent', exact: true })).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(form.getByText('Advent was moved.')).toBeVisible()
    await expectNoViolations(page, 'html', 'iframe')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    // a menu without a link cannot be published, and other journeys publish this menu
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog')
    await history.getByRole('button', { name: 'Bring back version 1', exact: true }).click()
    await expect(page.getByText('Version 1 was restored as a draft.')).toBeVisible()

    await page.goto(start)
    await walk(page, 'a column in the footer', async () => {
      await page.getByRole('button', { name: /^Footer/ }).click()
      await form.getByRole('button', { name: 'New column' }).click()
      await expect(form.locator(':focus')).toHaveAccessibleName(/, English$/)
      await page.keyboard.type('In December')
      const footer = preview(page).getByRole('contentinfo')
      await expect(footer.getByText('In December').first()).toBeAttached()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Saved as a draft.')).toBeVisible()
    })
    await form.getByRole('button', { name: 'More about In December' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(preview(page).getByText('In December')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(form.getByRole('button', { name: 'In December', exact: true })).toBeVisible()
  },
)

test(
  'the calendar says what shows on December 26, and leads to its preview',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${studioOrigin}/back-office/calendar?month=2026-12`)
    const answer = page.getByRole('region', { name: 'What shows on December 26, 2026' })
    await walk(page, 'what shows on December 26?', async () => {
      await page.getByRole('button', { name: /^December 25\b/ }).click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(answer.getByText('Order by December 16 for Christmas')).toBeVisible()
    })
    const link = answer.getByRole('link', { name: 'Preview Maison Brindille', exact: true })
    await page.goto(String(await link.getAttribute('href')))
    await expect(page.getByText('Dec 26, 2026, 12:00 PM PST')).toBeVisible()

    await page.goto(`${studioOrigin}/back-office/calendar?month=2026-12`)
    await page.getByRole('button', { name: 'As a list' }).click()
    await expect(page.getByText('Hot chocolate hour, December 12')).toBeVisible()
    await expectNoViolations(page)
  },
)
