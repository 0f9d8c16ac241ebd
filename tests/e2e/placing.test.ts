import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import {
  card,
  expectBagCount,
  fillBag,
  fillCard,
  fillShipping,
  goToReview,
  readMail,
} from './shopper'

const MAX_STOPS = 60

async function beginCheckout(page: Page): Promise<void> {
  await fillBag(page, '32001021')
  await page.goto(`${origin}/shipping`)
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' })

async function confirmedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  return page.getByText('Order number').locator('strong').innerText()
}

test(
  'one order whatever happens: its answer is lost, the page reloaded, another tab open, its mail opened elsewhere [CHK-046, CHK-047, CHK-058, CHK-059]',
  { tag: '@phone' },
  async ({ page, context, browser }) => {
    await beginCheckout(page)
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(page).toHaveURL(`${origin}/billing`)
    await fillCard(page, card.approved)
    await goToReview(page)
    await expect(placeOrder(page)).toBeVisible()
    await test.step('the markers lead back, with everything as it was', async () => {
      const steps = page.getByRole('navigation', { name: 'Checkout steps' })
      await steps.getByRole('link', { name: /Payment/ }).click()
      await expect(page.getByText(/ending in 1111/)).toBeVisible()
      await steps.getByRole('link', { name: /Shipping/ }).click()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/claire/)
      await expect(page.getByRole('main').getByText('1600 Market Street').first()).toBeVisible()
      await page.goto(`${origin}/revieworder`)
      await expect(placeOrder(page)).toBeVisible()
    })
    const other = await context.newPage()
    await other.goto(`${origin}/revieworder`)
    await expect(placeOrder(other)).toBeVisible()

    let orderNo = ''
    await test.step('the order is made, but nobody hears of it', async () => {
      await page.route('**/scapi/shopperOrders/createOrder', async (route) => {
        const answer = await route.fetch()
        orderNo = ((await answer.json()) as { orderNo: string }).orderNo
        await route.abort('internetdisconnected')
      })
      await page.route('**/scapi/shopperCustomers/getCustomerOrders', (route) =>
        route.abort('internetdisconnected'),
      )
      await placeOrder(page).click()
      await expect(page.getByText('Looking for your order')).toBeVisible()
      expect(orderNo).toMatch(/^\d{8}$/)
      await expectNoViolations(page)
    })

    await test.step('on return the shopper sees the order that was made', async () => {
      await page.reload()
      // not before, or the page that is left may still learn the outcome
      await page.unroute('**/scapi/shopperCustomers/getCustomerOrders')
      expect(await confirmedNumber(page)).toBe(orderNo)
      await expectBagCount(page, 0)
    })

    await test.step('so does the other tab, and a step back orders nothing', async () => {
      await other.bringToFront()
      expect(await confirmedNumber(other)).toBe(orderNo)
      await page.goBack()
      await expect(page).toHaveURL(/\/(cart|order-confirmation)/)
      await page.goto(`${origin}/revieworder`)
      await expect(page).toHaveURL(`${origin}/cart`)
    })

    await test.step('the link of its mail shows it to whoever has the mail', async () => {
      const mail = await readMail(orderNo)
      const [, code = '', email = ''] =
        new RegExp(`order=${orderNo}\\W.*?code=([0-9a-f]+)\\W.*?email=([\\w.%]+)`).exec(mail) ?? []
      const elsewhere = await browser.newContext()
      const stranger = await elsewhere.newPage()
      await stranger.goto(`${origin}/track-order#order=${orderNo}&code=${code}&email=${email}`)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNo}`)
      await expect(stranger.getByText('1600 Market Street').first()).toBeVisible()
      await expect(stranger).toHaveURL(`${origin}/track-order`)
      await expectNoViolations(stranger)
      await elsewhere.close()
    })
  },
)

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const isThere = await target
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false)
    if (isThere) return
  }
  throw new Error(`${MAX_STOPS} stops, and ${target.toString()} was not among them`)
}

test(
  'the whole checkout by keyboard [CHK-001, CHK-002, CHK-003, CHK-004]',
  { tag: '@once' },
  async ({ page }) => {
    await beginCheckout(page)
    const step = (name: string) => page.locator('[aria-current="step"]', { hasText: name })
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
      // closes a list of suggestions without choosing one
      await page.keyboard.press('Escape')
    }
    // a pause between two letters starts another word in the list, so a stalled machine needs another
    // try
    const pick = async (list: Locator, text: string, value: string) => {
      await tabTo(page, list)
      await expect(async () => {
        await page.keyboard.type(text)
        await expect(list).toHaveValue(value, { timeout: 2_000 })
      }).toPass()
    }
    await expect(step('Shipping')).toContainText('1')
    await type('Email', 'claire.martin@example.com')
    await type('First Name', 'Claire')
    await type('Last Name', 'Martin')
    await type('Street Address', '1600 Market Street')
    await type('City', 'San Francisco')
    await pick(page.getByLabel('State', { exact: true }), 'California', 'CA')
    await type('Zip Code', '94102')
    await type('Phone', '4155550134')
    await expect(page.getByRole('radio', { name: /Ground/ })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Continue to Payment' }))
    await page.keyboard.press('Enter')

    await expect(step('Payment')).toContainText('2')
    const hosted = (name: string) => page.getByRole('group', { name }).locator('iframe')
    await expect(hosted('Card Number').contentFrame().getByRole('textbox')).toBeVisible()
    await tabTo(page, hosted('Card Number'))
    await page.keyboard.type(card.approved)
    const year = String(new Date().getFullYear() + 3)
    await pick(page.getByLabel('Month'), '12', '12')
    await pick(page.getByLabel('Year'), year, year)
    await tabTo(page, hosted('Security Code'))
    await page.keyboard.type('123')
    await tabTo(page, page.getByRole('button', { name: 'Review Your Order' }))
    await page.keyboard.press('Enter')

    await expect(step('Review')).toContainText('3')
    await tabTo(page, placeOrder(page))
    await page.keyboard.press('Enter')
    await confirmedNumber(page)
    await expect(step('Confirmation')).toContainText('4')
  },
)
