import { expect, test } from '@playwright/test'
import { privatePages, publicPages, sitePages, type SiteId } from '../setup/pages'
import { siteOrigins } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'

/** Loaded side by side, because each waits for its network to be idle. */
const TABS = 3

test.describe.configure({ mode: 'parallel' })

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no page reports an error while it hydrates`, async ({ context }) => {
    const complaints: string[] = []
    const paths = [...publicPages(siteId).map((entry) => entry.path), ...privatePages].values()
    const visit = async () => {
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
      for (const path of paths) {
        await page.goto(`${siteOrigins[siteId]}${path}`)
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        const renderedAgain = await page.evaluate(
          () => document.documentElement.dataset.renderedAgain,
        )
        if (renderedAgain) complaints.push(`${page.url()} ${renderedAgain}`)
      }
    }
    await Promise.all(Array.from({ length: TABS }, visit))
    expect(complaints).toEqual([])
  })
}
