import { expect, test, type Page } from '@playwright/test'
import { desktop, phone } from '../setup/windows'
import { expectNoViolations } from './axe'

const ADMIN = 'who runs the shop'
const DESK = 'who answers buyers'
const PACKER = 'who packs'
const CLERK = 'who stands at the counter'
const EDITOR = 'who writes what the shop says'

/** What operators do in a busy week, and with how many clicks at most. */
export const TASKS = {
  "today's takings": { who: ADMIN, most: 0 },
  'sales by product': { who: ADMIN, most: 4 },
  'close a shop for a day': { who: ADMIN, most: 5 },
  'special hours': { who: ADMIN, most: 5 },
  'from the first operator to being logged in': { who: ADMIN, most: 4 },
  'a forgotten password': { who: ADMIN, most: 5 },
  'a passkey': { who: CLERK, most: 3 },
  'print what to pack today': { who: PACKER, most: 4 },
  'labels for the orders of today': { who: PACKER, most: 4 },
  'send a part of an order': { who: PACKER, most: 3 },
  'mark orders as sent by a file': { who: PACKER, most: 4 },
  "export today's orders": { who: PACKER, most: 4 },
  'tell what was collected from what waits': { who: DESK, most: 3 },
  'why did my code not work?': { who: DESK, most: 4 },
  'another address': { who: DESK, most: 3 },
  'one piece fewer': { who: DESK, most: 3 },
  'a dearer change, paid by link': { who: DESK, most: 2 },
  'send it again at no cost': { who: DESK, most: 3 },
  'decide about a claim': { who: DESK, most: 4 },
  'an order by phone': { who: DESK, most: 11 },
  'an order by phone, collected in a shop': { who: DESK, most: 13 },
  'a gift card for goodwill': { who: DESK, most: 3 },
  'send a mail again': { who: DESK, most: 4 },
  'find anything by keyboard': { who: DESK, most: 0 },
  'change a subscription': { who: DESK, most: 5 },
  'prepare a pickup, and hand it over': { who: CLERK, most: 4 },
  'a Christmas page from a template': { who: EDITOR, most: 6 },
  'its menu entry in both languages': { who: EDITOR, most: 6 },
  'undo a publish': { who: EDITOR, most: 3 },
  'schedule a banner': { who: EDITOR, most: 3 },
  'another banner for a customer group': { who: EDITOR, most: 7 },
  'mend a typo, live and scheduled': { who: EDITOR, most: 2 },
  'find and mend a broken link': { who: EDITOR, most: 7 },
  'replace a picture everywhere': { who: EDITOR, most: 5 },
  'a column in the footer': { who: EDITOR, most: 3 },
  'show a friend what comes': { who: EDITOR, most: 3 },
  'what shows on December 26?': { who: EDITOR, most: 2 },
} as const satisfies Record<string, { who: string; most: number }>
type Task = keyof typeof TASKS

const counters = new WeakMap<Page, { clicks: number }>()

/**
 * Does a task, and checks that it takes no more clicks than it should, and that the page at its end
 * is accessible, and not wider than the window of a computer or a phone. Typing is free; a choice in
 * a list costs two, and a key that presses a button one.
 */
export async function walk(page: Page, task: Task, steps: () => Promise<void>): Promise<void> {
  await test.step(`${TASKS[task].who}: ${task}`, async () => {
    const counter = await countClicks(page)
    const before = counter.clicks
    await steps()
    const clicks = counter.clicks - before
    test.info().annotations.push({ type: 'clicks', description: `${task}: ${clicks}` })
    expect(clicks, `clicks of '${task}'`).toBeLessThanOrEqual(TASKS[task].most)
    await expectNoViolations(page, 'html', TASKS[task].who === EDITOR ? 'iframe' : undefined)
    const own = page.viewportSize()
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(excess, `'${task}' is too wide at ${viewport.width} px`).toBe(0)
    }
    if (own) await page.setViewportSize(own)
  })
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()
/** Opens a section of the navigation. */
export const open = (page: Page, section: string) =>
  page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()

/** Presses what ends a dialog, after a look at it. */
export async function finish(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expectNoViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

async function countClicks(page: Page): Promise<{ clicks: number }> {
  const known = counters.get(page)
  if (known) return known
  const counter = { clicks: 0 }
  counters.set(page, counter)
  await page.exposeFunction('countClicks', (clicks: number) => {
    counter.clicks += clicks
  })
  await page.addInitScript(reportClicks)
  await page.evaluate(reportClicks)
  return counter
}

function reportClicks(): void {
  let last = 0
  const report = (clicks: number) => void window.countClicks(clicks)
  const onClick = ({ isTrusted, timeStamp }: Event) => {
    // a label passes its click on to its field
    if (isTrusted && timeStamp !== last) report(1)
    last = timeStamp
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) report(2)
    if (target instanceof HTMLInputElement && target.type === 'file') report(1)
  }
  // not of the window: Playwright stops a click there that would hit something else, and tries again
  document.addEventListener('click', onClick, true)
  document.addEventListener('change', onChange, true)
}

declare global {
  interface Window {
    countClicks: (clicks: number) => Promise<void>
  }
}
