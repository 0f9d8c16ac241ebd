import { expect, test } from '@playwright/test'
import { privatePages, publicPages } from '../setup/pages'
import { siteOrigins } from '../setup/shop'

for (const [siteId, siteOrigin] of Object.entries(siteOrigins)) {
  test(`${siteId}: no page reports an error while it comes alive`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
    for (const path of [...publicPages.map((entry) => entry.path), ...privatePages]) {
      await page.goto(`${siteOrigin}${path}`)
      await page.waitForLoadState('networkidle')
    }
    expect(complaints).toEqual([])
  })
}
