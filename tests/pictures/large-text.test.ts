import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { fillBag, openFold } from '../e2e/shopper'
import { origin } from '../setup/shop'
import { phone } from '../setup/windows'

const PAGES = ['/', '/category/truffles', '/search?q=caramel', '/310010.html', '/help/faq']

/** A phone whose visitor has chosen text of twice the usual size. */
const test = base.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions }, use, info) => {
    const profile = info.outputPath('profile')
    await mkdir(path.join(profile, 'Default'), { recursive: true })
    await writeFile(
      path.join(profile, 'Default', 'Preferences'),
      JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
    )
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...phone,
      isMobile: true,
    })
    await context.addCookies([{ name: 'consent', value: '1', url: origin }])
    await use(await context.newPage())
    await context.close()
  },
})

/**
 * Texts and controls of the page, or of the dialog on it, that reach out of the window or the dialog.
 * What scrolls sideways is left out.
 */
const outside = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog][data-state=open]')
    const root = dialog ?? document.querySelector('#content')?.parentElement ?? document.body
    const frame = dialog?.getBoundingClientRect()
    const right = Math.min(frame?.right ?? Infinity, document.documentElement.clientWidth)
    const isSeen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        element.scrollWidth <= 1 ||
        scrolls(element.parentElement))
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return [...root.querySelectorAll('main *, [role=dialog] *, .bottom-bar *')]
      .filter((element) => element.matches('a, button, input, select') || isText(element))
      .filter((element) => isSeen(element) && element.getBoundingClientRect().width > 1)
      .filter((element) => element.getBoundingClientRect().right > right + 1 && !scrolls(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim())
  })

/** Links and buttons of the page, or of the dialog on it, in whose middle something else is. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[role=dialog][data-state=open]') ?? document.body
    const isCovered = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || !(control.contains(hit) || hit.contains(control))
    }
    return (
      [...root.querySelectorAll('main :is(a, button), [role=dialog] :is(a, button), .bottom-bar *')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // the picture beside a link with the same address
        .filter((control) => !control.matches('[tabindex="-1"], [aria-hidden=true] *'))
        .filter((control) => control.getBoundingClientRect().width > 2 && isCovered(control))
        .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim())
    )
  })

async function expectFits(page: Page, place: string): Promise<void> {
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(isWider), { message: place }).toBe(false)
  await expect.poll(() => outside(page), { message: place }).toEqual([])
  await expect.poll(() => covered(page), { message: `covered: ${place}` }).toEqual([])
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill('nora@shop.example.com')
  await page.getByLabel('Password').fill('Truffle-Tin-24')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(`${origin}/account`)
}

/** Gives a second recipient the item too, writes a message, and asks to remove the recipient. */
async function addRecipients(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.goto(`${origin}/310010.html`)
  await page.getByRole('button', { name: 'Send to more than one person' }).click()
  for (const name of ['Ada', 'Ben']) {
    await dialog.getByLabel('First Name').fill(name)
    await dialog.getByLabel('Last Name').fill('Bloom')
    await dialog.getByLabel('Last Name').press('Enter')
    await expect(dialog.getByRole('checkbox', { name: `${name} Bloom` })).toBeChecked()
  }
  await expectFits(page, 'recipients')
  await dialog.getByRole('button', { name: 'Add to 2 Shipments' }).click()
  await expect(page.getByRole('dialog', { name: 'Added to Your Bag' })).toBeVisible()
  await page.goto(`${origin}/shipping`)
  await page.getByRole('button', { name: 'Edit the shipment to Ada Bloom' }).click()
  await openFold(page, 'Gift Message')
  await page.getByLabel(/Your message/).fill('For you')
  await page.getByRole('button', { name: 'Save Message' }).click()
  await expect(page.getByText('Your message is saved.')).toBeVisible()
  await expectFits(page, 'gift message')
  await page.getByRole('button', { name: 'Remove Ben Bloom' }).click()
  await expect(dialog).toContainText('Remove this recipient?')
  await expectFits(page, 'removal')
  await page.keyboard.press('Escape')
}

async function openSheets(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.goto(`${origin}/category/truffles`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectFits(page, 'menu')
  await dialog.getByRole('button', { name: 'Boxed Chocolates' }).click()
  await expect(dialog.getByText('All Boxed Chocolates')).toBeVisible()
  await expectFits(page, 'second level of the menu')
  await page.goto(`${origin}/310010.html`)
  for (const [button, name] of [
    ['Add to Bag', 'Added to Your Bag'],
    ['Select your preferred shop', /shop/i],
    ['Send to more than one person', 'Add Item to Shipments'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectFits(page, button)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

async function compare(page: Page): Promise<void> {
  await page.goto(`${origin}/category/boxed-chocolates`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  for (const index of [1, 2]) await boxes.nth(index).check()
  const bar = page.getByRole('region', { name: 'Products to compare' })
  await expect(bar.getByText('2 products chosen')).toBeVisible()
  await expectFits(page, 'chosen to compare')
  await bar.getByRole('button', { name: 'Cancel' }).click()
}

async function buildBox(page: Page): Promise<void> {
  const goOn = () => page.getByRole('link', { name: 'Continue' }).click()
  await page.goto(`${origin}/build-a-box/start`)
  await page.getByRole('link', { name: 'Start Building' }).click()
  await page.getByRole('radio', { name: /^9 Pieces/ }).press('Space')
  await goOn()
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  await expectFits(page, 'pieces')
  await goOn()
  await page.getByRole('grid').getByRole('button').first().press('Enter')
  await expectFits(page, 'quantities')
  await goOn()
  await expect(page.getByLabel(/Name your box/)).toBeVisible()
  await expectFits(page, 'review')
}

test('text of twice the size fits into a phone', async ({ page }) => {
  await page.goto(origin)
  expect(
    await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBe(32)
  await fillBag(page, '32001021', 2)
  for (const place of [...PAGES, '/login']) {
    await page.goto(origin + place)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectFits(page, place)
  }
  for (const place of ['/cart', '/shipping']) {
    await page.goto(origin + place)
    await expect(page.getByText('Order Summary').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectFits(page, place)
  }
  await openSheets(page)
  await compare(page)
  await buildBox(page)
  await addRecipients(page)
  await logIn(page)
  for (const place of ['/orders', '/profile', '/addressbook', '/wallet', '/wishlist']) {
    await page.goto(origin + place)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectFits(page, place)
  }
})
