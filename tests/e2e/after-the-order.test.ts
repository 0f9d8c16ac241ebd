import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { card, fillBag, fillCard, fillShipping, goToReview, readMails } from './shopper'

const GUEST = 'claire.martin@example.com'

async function buy(page: Page, productId = '32001021', email = GUEST): Promise<string> {
  await fillBag(page, productId)
  await page.goto(`${origin}/shipping`)
  await fillShipping(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await fillCard(page, card.approved)
  await goToReview(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-confirmation/)
  return page.getByText('Order number').locator('strong').innerText()
}

async function ship(page: Page, orderNo: string): Promise<void> {
  const orders = `${studioOrigin}/back-office/api/orders/${orderNo}`
  const { shipments } = await (await page.request.get(orders)).json()
  const shipping = `${orders}/shipments/${shipments[0].shipmentId}/shipping`
  const shipped = await page.request.post(shipping, {
    data: { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: '' },
  })
  expect(shipped.status()).toBe(200)
}

test(
  'a guest follows an order, forgets its number, and asks for help with it [ORD-017]',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const orderNo = await buy(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await page.getByRole('link', { name: 'Follow this order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNo}`)
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()

    await test.step('the number is found without its zeros', async () => {
      await other.goto(`${origin}/track-order`)
      await other.getByLabel('Order Number').fill(`#${Number(orderNo)}`)
      await other.getByLabel('Zip Code').fill('94102')
      await other.getByRole('button', { name: 'Find My Order' }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNo}`)
      await expectNoViolations(other)
      await other.getByRole('button', { name: 'Look up another order' }).click()
    })

    await test.step('a forgotten number is mailed, with a link to the order', async () => {
      await other.getByRole('button', { name: 'I do not know the number' }).click()
      await other.getByLabel('Email').fill(GUEST)
      await other.getByRole('button', { name: 'Mail Me My Orders' }).click()
      await expect(other.getByText('Check your inbox')).toBeVisible()
      await expectNoViolations(other)
      const mail = (await readMails(GUEST)).find(({ subject }) => subject === 'Your orders')
      const link = mail?.text?.match(new RegExp(`http\\S+order=${orderNo}\\S+`))?.[0] ?? ''
      await other.goto(`${origin}/track-order${new URL(link).hash}`)
      await expect(other.getByText('1600 Market Street').first()).toBeVisible()
    })

    await test.step('help is asked for with the number filled in', async () => {
      await other.getByRole('link', { name: /Is something wrong/ }).click()
      await expect(other.getByLabel('Order Number (optional)')).toHaveValue(orderNo)
      await expect(other.getByLabel('Your question is about')).toHaveValue('Order Status')
    })
    await other.context().close()
  },
)

test(
  'a guest says what is wrong with an order, with a photo, and an operator decides',
  { tag: '@phone' },
  async ({ page }) => {
    const orderNo = await buy(page)
    await ship(page, orderNo)

    const mail = (await readMails(GUEST)).find(({ text }) => text?.includes('/order-claim#'))
    const link = mail?.text?.match(/http\S+\/order-claim#\S+/)?.[0] ?? ''
    await page.goto(`${origin}/order-claim${new URL(link).hash}`)
    await page.getByRole('radio', { name: 'It is broken' }).check()
    await page.getByRole('checkbox').first().check()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('input[type=file]').setInputFiles('demo/photos/videos/bark.jpg')
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await page.getByLabel(/Anything we should know/).fill('In two halves.')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you, we are looking at it')).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Back to the order' }).click()
    await expect(page.getByText('We are looking at it')).toBeVisible()
    const claims = `${studioOrigin}/back-office/api/claims`
    const { claims: found } = await (await page.request.get(`${claims}?text=${orderNo}`)).json()
    const refund = await page.request.post(`${claims}/${found[0].id}/changes`, {
      data: { change: { kind: 'refund', amount: 3 }, expectedRevision: 1 },
    })
    expect(refund.status()).toBe(200)
    await page.reload()
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
    await expect(page.getByText('$3.00 to Visa')).toBeVisible()
  },
)

test(
  'a guest sends something back with a label, and has the money once it is there',
  { tag: '@phone' },
  async ({ page }) => {
    // somebody without an earlier claim, so that no person looks first
    const email = 'noor.haddad@example.com'
    const orderNo = await buy(page, '350060', email)
    await ship(page, orderNo)
    const mail = (await readMails(email)).find(({ text }) => text?.includes(`order=${orderNo}`))
    const link = mail?.text?.match(/http\S+\/track-order#\S+/)?.[0] ?? ''
    await page.goto(`${origin}/track-order${new URL(link).hash}`)
    await page.getByRole('link', { name: 'Send something back' }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('radio', { name: 'I changed my mind' }).check()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Get the return label' }).click()
    const returnNo = `R${orderNo}-1`
    await expect(page.getByText(`Return number ${returnNo}`)).toBeVisible()
    await expectNoViolations(page)
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the label' }).click()
    expect((await printing).suggestedFilename()).toBe(`${returnNo}.pdf`)
    await page.getByRole('button', { name: 'Back to the order' }).click()
    await expect(page.getByText('Please send it back')).toBeVisible()

    const claims = `${studioOrigin}/back-office/api/claims`
    const { claims: found } = await (await page.request.get(`${claims}?text=${orderNo}`)).json()
    const received = await page.request.post(`${claims}/${found[0].id}/changes`, {
      data: { change: { kind: 'receive', restock: true }, expectedRevision: 1 },
    })
    expect(received.status()).toBe(200)
    await page.reload()
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  },
)
