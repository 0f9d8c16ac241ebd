import { expect, type Locator, type Page } from '@playwright/test'
import { origin, ports } from '../setup/shop'
import { nextFrame } from './next-frame'

export const card = { approved: '4111111111111111', declined: '4000000000000002' }

/** Searches in the header's search box; on a phone, its toggle has to be clicked first. */
export async function search(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder('Search...').locator('visible=true').first()
  const toggle = page.getByRole('button', { name: 'Show search' })
  if (await toggle.isVisible()) await toggle.click()
  await box.fill(words)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
}

/** Puts a product into the visitor's bag, as the page's button does, without loading its page. */
export async function fillBag(page: Page, productId: string, quantity = 1): Promise<void> {
  const ask = async (path: string, data: unknown, headers = {}) => {
    const options = { data, headers: { Origin: origin, ...headers } }
    const answer = await page.request.post(`${origin}/api/brindille/${path}`, options)
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { access_token: token } = await ask('session', {})
  const change = (method: string, parameters: object, body: unknown) =>
    ask(`scapi/shopperBaskets/${method}`, [{ parameters, body }], {
      Authorization: `Bearer ${token}`,
    })
  const { basketId } = await change('createBasket', {}, {})
  await change('addItemToBasket', { basketId }, [{ productId, quantity }])
}

export async function expectBagCount(page: Page, count: number): Promise<void> {
  const name = `Bag, ${count} item${count === 1 ? '' : 's'}`
  await expect(page.getByRole('link', { name }).locator('visible=true').first()).toBeVisible()
}

/** Holds the page's scripts until they are released, except the one that records input. */
export function holdScripts(page: Page): { release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  void page.route(/(?<!begin)\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('claire.martin@example.com')
  await fillDeliveryAddress(page)
}

/** Fills in a delivery address; `part` contains the form. */
export async function fillDeliveryAddress(part: Page | Locator): Promise<void> {
  await part.getByLabel('First Name').fill('Claire')
  await part.getByLabel('Last Name').fill('Martin')
  await part.getByLabel('Street Address').fill('1600 Market Street')
  await part.getByLabel('City').fill('San Francisco')
  await part.getByLabel('State').selectOption({ label: 'California' })
  await part.getByLabel('Zip Code').fill('94102')
  await part.getByLabel('Phone', { exact: true }).fill('4155550134')
}

/** Types a card into the gateway's own frames and chooses its expiry. */
export async function fillCard(page: Page, number: string, securityCode = '123'): Promise<void> {
  const hosted = (name: string) =>
    page.getByRole('group', { name }).locator('iframe').contentFrame().getByRole('textbox')
  await hosted('Card Number').fill(number)
  await hosted('Security Code').fill(securityCode)
  await page.getByLabel('Month').selectOption('12')
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() + 3))
}

/** Opens a section that is folded on a phone; in wide windows it is always open. */
export async function openFold(page: Page, name: string): Promise<void> {
  const fold = page.getByRole('region', { name }).locator('details')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}

/** '$1,234.50' → 1234.5 */
export const toAmount = (text: string): number => Number(text.replace(/[^0-9.]/g, ''))

/**
 * Goes from the card form to the review page. A click right after scrolling may still reach a frame
 * that was at this place before, so the browser has to paint first.
 */
export async function goToReview(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Review Your Order' })
  await button.scrollIntoViewIfNeeded()
  await nextFrame(page)
  await button.click()
}

/** Chooses an option by keyboard: on a phone, the cookie consent may cover the option. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await radio.focus()
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

/**
 * Chooses the last available day in the calendar's open month.
 * @returns the day as the review page shows it: 'Fri, Dec 4'
 */
export async function chooseLastDay(page: Page): Promise<string> {
  const day = page.getByRole('grid').locator('button:not([aria-disabled])').last()
  const [weekday = '', month = '', date = ''] =
    (await day.getAttribute('aria-label'))?.split(/,? /) ?? []
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change day' })).toBeFocused()
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}`
}

/** Returns the latest mails, newest first, from the back office. */
export async function readMails(recipient: string): Promise<{ subject: string; text?: string }[]> {
  const mails = `http://localhost:${ports.engine}/back-office/api/mails`
  const read = async (path: string) => (await fetch(`${mails}${path}`)).json()
  const list = await read(`?limit=6&recipient=${encodeURIComponent(recipient)}`)
  return Promise.all(list.mails.map(({ id }: { id: number }) => read(`/${id}`)))
}

export async function readMail(orderNo: string): Promise<string> {
  const order = `http://localhost:${ports.engine}/back-office/api/orders/${orderNo}`
  const { email } = await (await fetch(order)).json()
  const found = (await readMails(email)).find(({ subject }) => subject.includes(orderNo))
  return found?.text ?? ''
}
