import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import { fillBag, toAmount } from './shopper'

test(
  'a promo code lowers the total, and its removal restores it',
  { tag: '@once' },
  async ({ page }) => {
    await fillBag(page, '31008021', 2)
    await page.goto(`${origin}/cart`)
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const amountOf = async (name: string) =>
      toAmount(
        await summary.locator('dl > div').filter({ hasText: name }).locator('dd').innerText(),
      )
    const before = await amountOf('Estimated Total')
    expect(before).toBeGreaterThan(30)
    const apply = async (code: string) => {
      await summary.getByLabel('Promo Code').fill(code)
      await summary.getByRole('button', { name: 'Apply', exact: true }).click()
    }

    await test.step('an unknown code is named', async () => {
      await apply('XYZ')
      await expect(summary.getByText('Promo code "XYZ" is unknown.')).toBeVisible()
    })

    await test.step('a code whose time has not come does not stay', async () => {
      await apply('EASTER20')
      await expect(
        summary.getByText('Promo code "EASTER20" currently cannot be added to your cart.'),
      ).toBeVisible()
      await expect(summary.getByRole('button', { name: /Remove promo code/ })).toHaveCount(0)
      await expect.poll(() => amountOf('Estimated Total')).toBe(before)
    })

    await test.step('a good code takes exactly a tenth off', async () => {
      await apply('NOEL10')
      const removal = summary.getByRole('button', { name: 'Remove promo code NOEL10' })
      await expect(removal).toBeVisible()
      const off = Math.round(before * 10) / 100
      await expect(summary.getByText('10% off orders over $30')).toBeVisible()
      expect(await amountOf('10% off orders over $30')).toBe(off)
      expect(await amountOf('Estimated Total')).toBeCloseTo(before - off, 2)
      await expectNoViolations(page)

      await page.reload()
      await expect(removal).toBeVisible()
      await removal.click()
      await expect(removal).toHaveCount(0)
      await expect(summary.getByText('10% off orders over $30')).toHaveCount(0)
      await expect.poll(() => amountOf('Estimated Total')).toBe(before)
    })
  },
)

test('a promotion without a code shows on its lines', { tag: '@once' }, async ({ page }) => {
  await fillBag(page, '33002021')
  await page.goto(`${origin}/cart`)
  const line = page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem').first()
  await expect(line.getByText('15% off all brittles')).toBeVisible()
  await expect(line.locator('s')).toBeVisible()
})
