import { performance } from 'node:perf_hooks'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ports, startShops, stopShops } from '../../tests/setup/shop'
import { isBuildCurrent } from '../build-inputs'
import { buildStorefront } from '../build-storefront'
import { ensureBrowser } from '../testing/ensure-browser'
import { longestTask, slowDown } from './longest-task'
import { fillBag, goToReview, nameOf } from './shop-page'

/**
 * Durations in a browser on this machine, in milliseconds, from the click until the result is
 * shown.
 */
export interface PageTimes {
  name: string
  recipients: number
  times: number[]
}

/**
 * The longest task that an action at `/shipping` causes, in ms of processor time on a slowed-down
 * processor.
 */
export interface PageTask {
  action: string
  longest: number
}

export interface StorefrontRun {
  times: PageTimes[]
  tasks: PageTask[]
}

const MANY_RECIPIENTS = 20
const BAG_UPDATES = 12
const ORDERS = 3
const WINDOW = { width: 1280, height: 900 }

export async function benchStorefront(): Promise<StorefrontRun> {
  if (!(await isBuildCurrent())) await buildStorefront()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    await startShops(1)
    return await measureShop(browser, `http://localhost:${ports.storefront}`)
  } finally {
    await browser.close()
    await stopShops(1)
  }
}

async function measureShop(browser: Browser, origin: string): Promise<StorefrontRun> {
  const times: PageTimes[] = []
  for (const recipients of [1, MANY_RECIPIENTS]) {
    times.push({
      name: 'bag update',
      recipients,
      times: await withPage(browser, (page) => updateBag(page, origin, recipients)),
    })
    const placed: number[] = []
    for (let turn = 0; turn < ORDERS; turn += 1) {
      placed.push(await withPage(browser, (page) => placeOrder(page, origin, recipients)))
    }
    times.push({ name: 'place order', recipients, times: placed })
  }
  const tasks = await withPage(browser, (page) => fillShipments(page, origin))
  return { times, tasks }
}

async function withPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US' })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

async function updateBag(page: Page, origin: string, recipients: number): Promise<number[]> {
  await fillBag(page, origin, recipients)
  await page.goto(`${origin}/cart`)
  const more = page.getByRole('button', { name: /^Increase/ }).first()
  const fewer = page.getByRole('button', { name: /^Decrease/ }).first()
  await more.waitFor()
  const times: number[] = []
  // the first click is not counted: it loads resources that are fetched only once
  for (let turn = 0; turn <= BAG_UPDATES; turn += 1) {
    const answered = page.waitForResponse((response) => response.url().includes('updateItem'))
    const started = performance.now()
    await (turn % 2 === 0 ? more : fewer).click()
    await answered
    await painted(page)
    if (turn > 0) times.push(performance.now() - started)
  }
  return times
}

async function placeOrder(page: Page, origin: string, recipients: number): Promise<number> {
  await fillBag(page, origin, recipients)
  await goToReview(page, origin)
  const button = page.getByRole('button', { name: 'Place Order' })
  await button.waitFor()
  const started = performance.now()
  await button.click()
  await page.waitForURL(/order-confirmation/, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor()
  return performance.now() - started
}

/** Measures the actions on recipients, quantities and days, one after the other. */
async function fillShipments(page: Page, origin: string): Promise<PageTask[]> {
  await fillBag(page, origin, MANY_RECIPIENTS)
  const session = await page.context().newCDPSession(page)
  await page.goto(`${origin}/shipping`, { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Select all' }).waitFor()
  await slowDown(session)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const edit = (index: number) => button(`Edit the shipment to ${nameOf(index)}`)
  const dialog = page.getByRole('dialog')
  const closeDialog = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  const tasks: PageTask[] = []
  const act = async (action: string, does: () => Promise<unknown>) => {
    tasks.push({ action, longest: await longestTask(page, session, does) })
  }
  await act('choose a recipient', () =>
    page
      .getByRole('checkbox', { name: nameOf(3), exact: false })
      .first()
      .click(),
  )
  await act('choose all recipients', () =>
    page.getByRole('checkbox', { name: 'Select all' }).click(),
  )
  await act('open a shipment', () => edit(7).click())
  await act('open another shipment', () => edit(4).click())
  await act('choose a method', () => page.locator('input[name^="shippingMethodId"]').nth(1).check())
  await act('open the calendar', () => page.getByRole('radio', { name: /Choose/ }).check())
  await act('turn the month', () => button('Next month').click())
  await act('choose a day', () =>
    page.getByRole('grid').locator('button:not([aria-disabled])').first().click(),
  )
  await act('open the quantities', () => button('Add items for selected').click())
  await act('change a quantity', () =>
    dialog
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click(),
  )
  await closeDialog()
  await act('open a move', () =>
    button(/^Move or split/)
      .first()
      .click(),
  )
  await closeDialog()
  return tasks
}
