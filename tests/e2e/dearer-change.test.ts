import { expect, test } from '@playwright/test'
import { origin, studioOrigin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { walk } from './operator-tasks'
import { placeOrder } from './place-order'
import { card, fillCard, readMails } from './shopper'

const EMAIL = 'dearer@example.com'

test(
  'an operator makes an order dearer, and the buyer pays by the link in a mail',
  { tag: '@once' },
  async ({ page }) => {
    const wanted = { email: EMAIL, productId: '32001021', quantity: 1 }
    const orderNo = await placeOrder(page.request, wanted)
    const order = `${studioOrigin}/back-office/orders/${orderNo}`
    await page.goto(order)
    const waiting = page.getByRole('region', { name: 'Waiting for payment' })
    await walk(page, 'a dearer change, paid by link', async () => {
      await page.getByRole('button', { name: /^Change (?!Parcel)/ }).click()
      await page.getByLabel('Quantity').fill('3')
      await expect(page.getByText(/^This costs .* more/)).toBeVisible()
      await expectNoViolations(page, '[role=dialog]')
      await page.getByRole('button', { name: 'Send payment link' }).click()
      await expect(waiting).toContainText('more, proposed by')
    })

    const link = /http\S+\/pay#\S+/
    const mail = (await readMails(EMAIL)).find(({ text }) => link.test(text ?? ''))
    await page.goto(`${origin}/pay${new URL(mail?.text?.match(link)?.[0] ?? '').hash}`)
    await expect(page.getByText(/^Item: 1 × .* → 3 × /)).toBeVisible()
    await expect(page).toHaveURL(`${origin}/pay`)
    await fillCard(page, card.declined)
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    await pay.click()
    await expect(page.getByRole('alert')).toContainText('Your card was declined')
    await expectNoViolations(page)
    await fillCard(page, card.approved)
    await pay.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thank you, your order is changed')).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByText('Thank you, your order is changed')).toBeVisible()

    await page.goto(order)
    await expect(page.getByText(/paid by link$/)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  },
)
