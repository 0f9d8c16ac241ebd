import { expect, test } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from '../e2e/axe'
import { expectBagCount } from '../e2e/shopper'

test('while offline, clicks wait, a page that cannot load shows a message, and all resumes by itself [ERR-001, ERR-008, ERR-013]', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.goto(`${origin}/boxes/assortment/32001042.html`)
  await page.waitForLoadState('networkidle')
  const notice = page.getByText('You are offline.')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).first().click()
  await page.getByRole('link', { name: 'Maison Brindille, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page opens once you are back online.',
  )
  await expect(page.getByText(/Oh fudge!/)).toHaveCount(0)
  await expect(page.getByText(/^Loading chunk \S+ failed$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Shop by Chocolate' })).toBeVisible()
  await expectBagCount(page, 1)
})
