import { expect, test } from '@playwright/test'
import { privatePages, publicPages, sitePages, type SiteId } from '../setup/pages'
import { siteOrigins } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no page reports an error while it hydrates`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
    for (const path of [...publicPages(siteId).map((entry) => entry.path), ...privatePages]) {
      await page.goto(`${siteOrigins[siteId]}${path}`)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
    }
    expect(complaints).toEqual([])
  })
}
