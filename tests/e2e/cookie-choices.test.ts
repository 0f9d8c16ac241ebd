import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'

test.use({ timezoneId: 'Europe/Madrid' })

test(
  'in Europe nothing is measured before a visitor agrees, who can change their mind',
  { tag: '@phone' },
  async ({ page, context }) => {
    const named = async () => (await context.cookies()).map(({ name }) => name)
    const consents = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((one) =>
          Reflect.get(one, 'event') === 'consent' ? [one] : [],
        ),
      )
    await page.goto(origin)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toContainText('May we use cookies')
    await expectNoViolations(page)
    await expect.poll(consents).toMatchObject([{ tracking: 'refused' }])
    expect((await named()).filter((name) => name.startsWith('visit_'))).toEqual([])
    await banner.getByRole('button', { name: 'Only necessary' }).click()
    await expect(banner).toBeHidden()
    await expect(page.locator('main')).toBeFocused()

    await page.goto(`${origin}/help/shipping-rates`)
    // by keyboard: a button below the pointer would change its color while it is looked at
    await page.mouse.move(0, 0)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie choices' })
      .press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Cookie choices' })
    await expect(sheet.getByRole('checkbox', { name: 'Measuring' })).not.toBeChecked()
    await expectNoViolations(page)
    await sheet.getByRole('checkbox', { name: 'Measuring' }).check()
    await sheet.getByRole('button', { name: 'Save choices' }).click()
    await expect(sheet).toBeHidden()
    await expect
      .poll(consents)
      .toMatchObject([{ tracking: 'refused' }, { measuring: true, marketing: false }])
    await expect(banner).toBeHidden()
  },
)
