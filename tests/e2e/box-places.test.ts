import { expect, test, type Page } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { card, fillCard, fillShipping, goToReview, readMail } from './shopper'

const [CARAMEL, MINT, CREAM, ALMOND] = [
  'Vanilla Caramel',
  'Mint Meltaway',
  'Raspberry Cream',
  'Almond Square',
]
/** The box of nine after Vanilla Caramel and Raspberry Cream have changed places, row by row. */
const ROWS = [
  `Row 1: 1 × ${CREAM}, 2 × ${CARAMEL}`,
  `Row 2: 2 × ${MINT}, 1 × ${CARAMEL}`,
  `Row 3: 1 × ${CREAM}, 2 × ${ALMOND}`,
]

const places = (page: Page) => page.getByRole('grid', { name: 'Places of the box' })
const goOn = (page: Page) => page.getByRole('link', { name: 'Continue' }).click()

async function expectPlaces(page: Page): Promise<void> {
  const names = [CREAM, CARAMEL, CARAMEL, MINT, MINT, CARAMEL, CREAM, ALMOND, ALMOND]
  for (const [index, name] of names.entries()) {
    const place = places(page).getByRole('button').nth(index)
    await expect(place).toHaveAccessibleName(`Place ${index + 1}: ${name}`)
  }
}

async function expectRows(page: Page): Promise<void> {
  const part = page.getByRole('main')
  const fold = part.getByRole('group').filter({ hasText: 'In this order' }).first()
  // the list may be rendered again, and be folded, while a basket is read
  await expect(async () => {
    const isOpen = await fold.evaluate((details) => details.hasAttribute('open'))
    if (!isOpen) await fold.getByText('In this order').click()
    for (const row of ROWS) {
      await expect(part.getByText(row).first()).toBeVisible({ timeout: 2_000 })
    }
  }).toPass()
}

test(
  'the pieces of a box lie everywhere in the order in which they were put [BOX-026]',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(300_000)
    const name = `Box of ${Date.now()}`
    // the link goes to the test instead of a share dialog or the clipboard
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: ({ url }: { url: string }) => {
          sessionStorage.setItem('shared', url)
          return Promise.resolve()
        },
      })
    })

    await test.step('a box is filled and arranged', async () => {
      await page.goto(`${origin}/build-a-box/start`)
      await page.getByRole('link', { name: 'Start Building' }).click()
      await page.getByRole('radio', { name: /^9 Pieces/ }).press('Space')
      await expectNoViolations(page, 'main')
      await goOn(page)
      await expect(page.getByText('Your box takes 4 flavors.')).toBeVisible()
      for (const piece of [CARAMEL, MINT, CREAM, ALMOND]) {
        await page.getByRole('button', { name: piece, exact: true }).press('Enter')
      }
      await expectNoViolations(page, 'main')
      await goOn(page)
      await expectNoViolations(page, 'main')
      await goOn(page)
      // the step before shows the places too
      await page.getByLabel(/Name your box/).fill(name)
      await places(page).getByRole('button').nth(0).press('Enter')
      await places(page).getByRole('button').nth(5).press('Enter')
      await expectPlaces(page)
      await expectNoViolations(page, 'main')
    })

    const shared = await test.step('it is shared', async () => {
      await page.getByRole('button', { name: 'Share this mix' }).click()
      const url = await page.waitForFunction(() => sessionStorage.getItem('shared'))
      return String(await url.jsonValue())
    })

    await test.step('the bag knows the order, and Edit opens the box with it', async () => {
      await page.getByRole('button', { name: 'Add to Bag' }).click()
      await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
      await expect(page).toHaveURL(`${origin}/cart`)
      await expectRows(page)
      await expectNoViolations(page, 'main')
      const items = page.getByRole('list', { name: 'Items in your bag' })
      await items.getByRole('link', { name: /^Edit/ }).click()
      await expect(page).toHaveURL(`${origin}/build-a-box/set-quantities`)
      await expectPlaces(page)
      await goOn(page)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page).toHaveURL(`${origin}/cart`)
    })

    await test.step('the shared link opens it', async () => {
      await page.goto(shared)
      await expectPlaces(page)
      // the page removes the mix from its address, so the tags are those of the first document
      const document = await (await page.request.get(shared)).text()
      const [picture = ''] = /\/image\/box\/[\w.~/-]+\.jpg/.exec(document) ?? []
      expect(picture).toMatch(/~[\d.-]+\.jpg$/)
      expect((await page.request.get(`${origin}${picture}`)).status()).toBe(200)
    })

    const orderNo = await test.step('it is ordered', async () => {
      await page.goto(`${origin}/cart`)
      await page.getByRole('button', { name: 'Checkout', exact: true }).click()
      await fillShipping(page)
      await page.getByRole('button', { name: 'Continue to Payment' }).click()
      await fillCard(page, card.approved)
      await goToReview(page)
      await expectRows(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(/\/order-confirmation/)
      await expectRows(page)
      return page.getByText('Order number').locator('strong').innerText()
    })

    await test.step('mail and back office tell whoever fills it', async () => {
      await expect
        .poll(async () => (await readMail(orderNo)).replace(/\s+/g, ' '))
        .toContain(`Row 1 of the box: 1 × ${CREAM}, 2 × ${CARAMEL}`)
      await page.goto(`${studioOrigin}/back-office/orders/${orderNo}`)
      for (const row of ROWS) await expect(page.getByText(row)).toBeVisible()
    })

    await test.step('a customer saves it, and opens it again', async () => {
      await page.goto(`${origin}/login`)
      await page.getByLabel('Email', { exact: true }).fill('nora@shop.example.com')
      await page.getByLabel('Password').fill('Truffle-Tin-24')
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await expect(page).toHaveURL(`${origin}/account`)
      await page.goto(`${shared}&name=${encodeURIComponent(name)}`)
      await expectPlaces(page)
      await page.getByRole('button', { name: 'Save this mix' }).click()
      await page.getByRole('link', { name: 'Saved: see your boxes' }).click()
      const saved = page.getByRole('listitem').filter({ hasText: name })
      await expect(saved).toHaveCount(1)
      await saved.getByRole('link', { name: new RegExp(name) }).click()
      await expect(page).toHaveURL(`${origin}/build-a-box/review-box`)
      await expectPlaces(page)
    })
  },
)
