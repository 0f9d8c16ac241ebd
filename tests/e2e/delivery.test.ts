import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import {
  card,
  choose,
  chooseLastDay,
  fillBag,
  fillCard,
  fillShipping,
  goToReview,
  openFold,
  readMail,
} from './shopper'

const MESSAGE = 'Merry Christmas, dear Claire! Open it at once.'

test(
  'a shipment travels as the shopper wants it, to the mail [CHK-020, CHK-021, CHK-022, CHK-025, CHK-029, CHK-050, ADDR-049, ADDR-050]',
  { tag: '@phone' },
  async ({ page }) => {
    await fillBag(page, '32001021')
    await test.step('the bag shows what it costs to a zip code', async () => {
      await page.goto(`${origin}/cart`)
      await page.getByText('Estimate shipping and tax').click()
      await page.getByLabel('Zip or postal code').fill('96815')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Expedited 2-Day')).toBeVisible()
      await expect(page.getByText(/in all, with shipping and tax/).first()).toBeVisible()
      await expectNoViolations(page)
    })

    await page.goto(`${origin}/shipping`)
    await expect(page.getByRole('radio', { name: /Standard Ground/ })).toBeChecked()
    await fillShipping(page)
    await page.getByLabel('City').fill('Honolulu')
    await page.getByLabel('Zip Code').fill('96815')
    await page.getByLabel('State').selectOption({ label: 'Hawaii' })
    // the destination is warm all year
    await expect(page.getByText(/ship with ice packs and insulated packaging/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Overnight/ })).toHaveCount(0)
    await choose(page, /Expedited 2-Day/)
    // the label now shows one day instead of a range, which moves the content below
    await expect(
      page.getByRole('radio', { name: /^Ship now .*arrives \w+, \w+ \d+$/ }),
    ).toBeVisible()
    await choose(page, /Choose a delivery day/)
    await page.getByRole('grid').getByRole('button').first().focus()
    await expectNoViolations(page)
    const day = await chooseLastDay(page)
    await openFold(page, 'Gift Wrap')
    await choose(page, 'Forest')
    await openFold(page, 'Delivery Instructions')
    await page.getByLabel(/For whoever brings it/).fill('Gate code #1234')
    await openFold(page, 'Gift Message')
    await page.getByLabel(/Your message/).fill('Joyeux Noël 🎄')
    await expect(page.getByText(/Messages can only contain letters and numbers/)).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel(/Your message/).fill(MESSAGE)
    await page.getByRole('button', { name: 'Save Message' }).click()
    await expect(page.getByText('Your message is saved.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$19.95')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()

    await page.waitForURL(`${origin}/billing`)
    await fillCard(page, card.approved)
    await goToReview(page)
    await page.waitForURL(`${origin}/revieworder`)
    const expectAll = async () => {
      for (const text of [`Wanted by ${day}`, MESSAGE, 'Gate code #1234', 'Forest', 'ice packs']) {
        await expect(page.getByRole('main')).toContainText(text)
      }
    }
    await expectAll()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL(/\/order-confirmation/)
    await expectAll()
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    const mail = await readMail(orderNo)
    for (const text of [
      'Expedited 2-Day',
      'Wanted by',
      MESSAGE,
      'Gate code #1234',
      'Forest Wrap',
    ]) {
      expect(mail).toContain(text)
    }
  },
)
