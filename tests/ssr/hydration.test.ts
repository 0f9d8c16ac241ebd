import { expect, test, type Page } from '@playwright/test'
import { privatePages, publicPages, sitePages, type SiteId } from '../setup/pages'
import { siteOrigins } from '../setup/shop'
import { waitForHydration } from '../setup/wait-for-hydration'

/** Loaded side by side, because each waits for its network to be idle. */
const TABS = 3

test.describe.configure({ mode: 'parallel' })

/** Records the elements that scripts create. */
const recordElements = (page: Page) =>
  page.addInitScript(() => {
    const created: Element[] = []
    Object.assign(window, { createdElements: created })
    Document.prototype.createElement = new Proxy(Document.prototype.createElement, {
      apply(create, document, args) {
        const element: Element = Reflect.apply(create, document, args)
        created.push(element)
        return element
      },
    })
  })

/**
 * Returns which parts of the frame were rendered by scripts, which the server has already rendered.
 * React does so if a component above them renders again before they are hydrated, even if it then
 * discards the result. Without a bag, the checkout redirects to the bag, which has another frame: then
 * there are none.
 */
const findRenderedTwice = (page: Page, url: string) =>
  page.evaluate((asked) => {
    if (location.href !== asked) return []
    const created: unknown = Reflect.get(window, 'createdElements')
    const elements = Array.isArray(created) ? created.filter((one) => one instanceof Element) : []
    return [...document.querySelectorAll(':is(header, footer):not(main *)')]
      .filter(({ localName, className }) =>
        elements.some((one) => one.localName === localName && one.className === className),
      )
      .map(({ localName }) => localName)
  }, url)

for (const siteId of Object.keys(sitePages) as SiteId[]) {
  test(`${siteId}: no page reports an error, or is rendered again, while it hydrates`, async ({
    context,
  }) => {
    const complaints: string[] = []
    const paths = [...publicPages(siteId).map((entry) => entry.path), ...privatePages].values()
    const visit = async () => {
      const page = await context.newPage()
      await recordElements(page)
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
      for (const path of paths) {
        const url = `${siteOrigins[siteId]}${path}`
        await page.goto(url)
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        const renderedAgain = await page.evaluate(
          () => document.documentElement.dataset.renderedAgain,
        )
        if (renderedAgain) complaints.push(`${page.url()} ${renderedAgain}`)
        for (const part of await findRenderedTwice(page, url)) {
          complaints.push(`${url} ${part} again`)
        }
      }
    }
    await Promise.all(Array.from({ length: TABS }, visit))
    expect(complaints).toEqual([])
  })
}
