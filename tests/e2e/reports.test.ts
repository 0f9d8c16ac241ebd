import { expect, test } from '@playwright/test'
import { ports } from '../setup/shop'
import { expectNoViolations } from './axe'
import { walk } from './operator-tasks'

const OFFICE = `http://localhost:${ports.engine}/back-office`

test(
  'the day leads to the work that waits, and a report to its file',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${OFFICE}/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const task = page.getByRole('link', { name: /orders? to send by today$/ })
    const count = Number((await task.textContent())?.match(/^\d+/)?.[0])
    await expectNoViolations(page)
    await task.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^\d{8}$/ })).toHaveCount(count)

    await page.goto(`${OFFICE}/`)
    await walk(page, 'sales by product', async () => {
      await page.getByRole('link', { name: 'Reports', exact: true }).click()
      await page.getByLabel('Report', { exact: true }).selectOption('Sales by product')
      const table = page.getByRole('region', { name: 'Sales by product, as a table' })
      await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download as CSV' }).click()
      expect((await download).suggestedFilename()).toMatch(/^products-.*\.csv$/)
    })
    await page.goto(`${OFFICE}/reports?preset=own&from=2026-01-01&until=2026-12-31&compare=year`)
    await expect(page.getByRole('img', { name: /^Takings by day, the most on/ })).toBeVisible()
    await expectNoViolations(page)
  },
)
