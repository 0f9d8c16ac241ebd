import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import {
  card,
  choose,
  expectBagCount,
  fillCard,
  fillDeliveryAddress,
  goToReview,
  readMail,
} from './shopper'

/** Opens the shop selector: at the top of wide windows, in the menu of narrow ones. */
async function openShopSelector(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const scope = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await scope.getByRole('button', { name: /Find a Shop|your preferred shop/ }).click()
  await expect(page.getByRole('dialog', { name: 'Pickup in Shop' })).toBeVisible()
}

async function chooseMaidenLane(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Pickup in Shop' })
  await sheet.getByLabel('Zip Code').fill('94108')
  await sheet.getByRole('button', { name: 'Search' }).click()
  const choose = sheet.getByRole('button', { name: 'Select this shop: Maiden Lane' })
  await expect(choose).toBeVisible()
  await expectNoViolations(page)
  await choose.click()
  await expect(sheet).toBeHidden()
}

async function addToBag(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to Your Bag' })).toBeVisible()
}

/** Checks that the truffles are picked up in the shop, and that the box is sent. */
async function expectParts(page: Page): Promise<void> {
  const pickup = page.getByRole('region', { name: 'Pickup at Maiden Lane' })
  const sent = page.getByRole('region', { name: 'Shipping', exact: true })
  await expect(pickup).toContainText('Salted Caramel Truffles')
  await expect(pickup).not.toContainText('Signature Assortment')
  await expect(sent).toContainText('Signature Assortment')
  await expect(sent).not.toContainText('Salted Caramel Truffles')
}

test(
  'a guest picks up one part of an order in a shop, and has the other sent',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(origin)
    await page.getByRole('button', { name: 'I AGREE' }).click()

    await openShopSelector(page)
    await chooseMaidenLane(page)

    await test.step('the shop is remembered, and what it has is picked up unless chosen otherwise [FUL-003, FUL-017]', async () => {
      await page.goto(`${origin}/dark-truffles/salted-caramel-truffles/310080.html?size=12`)
      await expect(page.getByRole('radio', { name: /12 Pieces/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Pickup in Shop/ })).toBeChecked()
      await expect(page.getByText('At Maiden Lane')).toBeVisible()
      await expectNoViolations(page)
      await addToBag(page)
    })

    await test.step('something else is sent [CART-024, CART-027, FUL-014]', async () => {
      await page.goto(`${origin}/boxes/signature/320010.html?size=9&wrap=ivory`)
      await expect(page.getByText('At Maiden Lane')).toBeVisible()
      await choose(page, /^Shipping/)
      await addToBag(page)
      await page.getByRole('link', { name: 'Review Bag & Checkout' }).click()
      await expectParts(page)
      await expectBagCount(page, 2)
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Checkout', exact: true }).click()
    })

    await test.step('who picks up is asked, and where the rest goes [CHK-051]', async () => {
      await expect(page).toHaveURL(`${origin}/shipping`)
      const pickup = page.getByRole('region', { name: 'Pickup at Maiden Lane' })
      await page.getByLabel('Email', { exact: true }).fill('claire.martin@example.com')
      await pickup.getByLabel('First Name').fill('Claire')
      await pickup.getByLabel('Last Name').fill('Martin')
      await pickup.getByLabel('Phone').fill('4155550134')
      await fillDeliveryAddress(page.getByRole('region', { name: 'Shipping Address' }))
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Continue to Payment' }).click()
    })

    await expect(page).toHaveURL(`${origin}/billing`)
    await fillCard(page, card.approved)
    await goToReview(page)

    await expect(page).toHaveURL(`${origin}/revieworder`)
    await expect(page.getByRole('region', { name: 'Pickup at Maiden Lane' })).toContainText(
      'Claire Martin',
    )
    await expectParts(page)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expect(page.getByRole('region', { name: 'Pickup at Maiden Lane' })).toContainText(
      '128 Maiden Lane',
    )
    await expectParts(page)
    await expectNoViolations(page)
    const mail = await readMail(new URL(page.url()).searchParams.get('orderNo') ?? '')
    for (const text of ['128 Maiden Lane', 'To be collected by Claire Martin', 'Standard Ground']) {
      expect(mail).toContain(text)
    }
    expect(complaints).toEqual([])
  },
)

test(
  'a shop that is chosen on the way to the bag lets the add go on by itself [FUL-012, FUL-013]',
  { tag: '@once' },
  async ({ page }) => {
    await page.context().addCookies([{ name: 'consent', value: '1', url: origin }])
    await page.goto(`${origin}/dark-truffles/salted-caramel-truffles/310080.html?size=12`)
    await choose(page, /^Pickup in Shop/)
    const add = page.getByRole('button', { name: 'Add to Bag', exact: true })
    await add.click()
    await expect(page.getByRole('dialog', { name: 'Pickup in Shop' })).toBeVisible()
    await chooseMaidenLane(page)
    const added = page.getByRole('dialog', { name: 'Added to Your Bag' })
    await expect(added).toContainText('Salted Caramel Truffles')
    await page.keyboard.press('Escape')
    await expect(added).toHaveCount(0)
    await expect(add).toBeFocused()
    await expectBagCount(page, 1)
  },
)
