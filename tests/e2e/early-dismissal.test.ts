import { expect, test, type Page } from '@playwright/test'
import { origin, ports } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'

/* A quick visitor closes what has only just opened: a sheet, a dialog, a menu. */

const office = `http://localhost:${ports.engine}/back-office`

interface Layer {
  name: string
  path: string
  opener: string | RegExp
  /** A point that the open layer does not cover, if there is one. */
  beside?: { x: number; y: number }
  tag: '@once' | '@phone'
}

const layers: readonly Layer[] = [
  {
    name: 'a sheet',
    path: `${origin}/help/shipping-rates`,
    opener: 'Need Help',
    beside: { x: 40, y: 400 },
    tag: '@once',
  },
  {
    name: 'the menu of phones',
    path: `${origin}/help/faq`,
    opener: 'Open menu',
    beside: { x: 370, y: 400 },
    tag: '@phone',
  },
  {
    name: 'the filters of phones',
    path: `${origin}/category/bars`,
    opener: /^Filter/,
    tag: '@phone',
  },
  {
    name: 'a modal dialog',
    path: `${origin}/help/faq`,
    opener: 'Feedback',
    beside: { x: 3, y: 3 },
    tag: '@phone',
  },
  {
    name: 'a dialog of the back office',
    path: `${office}/imports`,
    opener: 'Upload an archive',
    beside: { x: 3, y: 3 },
    tag: '@once',
  },
  {
    name: 'a menu of the back office',
    path: `${office}/orders`,
    opener: /^View/,
    beside: { x: 3, y: 3 },
    tag: '@once',
  },
  {
    name: 'the sections of the back office',
    path: `${office}/orders`,
    opener: 'Sections of the back office',
    beside: { x: 370, y: 400 },
    tag: '@phone',
  },
]

type Way = 'Escape' | 'click' | 'touch' | 'touch that ends later'

/** Dismisses the next layer some frames after it appears; marks the page then. */
function dismissWhenShown(page: Page, way: Way, frames: number, { x, y } = { x: 0, y: 0 }) {
  return page.evaluate(
    ({ way, frames, x, y }) => {
      const selector = ':is([role=dialog],[role=alertdialog],[role=menu])[data-state=open]'
      const point = {
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: x,
        clientY: y,
      }
      const press = (pointerType: string) => {
        const target = document.elementFromPoint(x, y)
        target?.dispatchEvent(new PointerEvent('pointerdown', { ...point, pointerType }))
        const end = () => {
          target?.dispatchEvent(new PointerEvent('pointerup', { ...point, pointerType }))
          target?.dispatchEvent(new MouseEvent('click', point))
        }
        if (way === 'touch that ends later') inFrames(8, end)
        else end()
      }
      const dismiss = () => {
        if (way !== 'Escape') press(way === 'click' ? 'mouse' : 'touch')
        else
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          )
      }
      const inFrames = (left: number, run: () => void): void => {
        if (left === 0) run()
        else requestAnimationFrame(() => inFrames(left - 1, run))
      }
      const observer = new MutationObserver(() => {
        const layer = document.querySelector(selector)
        if (!layer?.checkVisibility()) return
        observer.disconnect()
        inFrames(frames, () => {
          dismiss()
          document.documentElement.dataset.dismissed = String(frames)
        })
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    },
    { way, frames, x, y },
  )
}

for (const { name, path, opener, beside, tag } of layers) {
  test(
    `${name} closes at the very moment it opens [SHEET-005]`,
    { tag },
    async ({ page, context }) => {
      await context.addCookies([{ name: 'consent', value: '1', url: origin }])
      await page.goto(path)
      if (path.startsWith(origin)) await waitForHydration(page)
      const button = page.getByRole('button', { name: opener }).locator('visible=true').first()
      const open = page.locator(
        ':is([role=dialog],[role=alertdialog],[role=menu])[data-state=open]',
      )
      // loads its code
      await button.click()
      await expect(open).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(open).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
      const ways: readonly Way[] = ['Escape', 'click', 'touch', 'touch that ends later']
      for (const way of beside ? ways : ways.slice(0, 1))
        for (const frames of [0, 1, 2, 3])
          await test.step(`${way}, ${frames} frames after it shows`, async () => {
            await dismissWhenShown(page, way, frames, beside)
            await button.focus()
            await button.press('Enter')
            await expect(page.locator('html')).toHaveAttribute('data-dismissed', String(frames))
            await expect(open).toHaveCount(0)
            await expect(button).toBeFocused()
          })
    },
  )
}
