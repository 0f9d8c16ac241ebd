import { expect, test, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { desktop, phone } from '../setup/windows'
import { nextFrame } from '../e2e/next-frame'

/** Layout shift that no visitor notices: a sum of fractions of the window, not a time. */
const MAX_SHIFT = 0.02

interface Findings {
  shift: number
  /** The elements that moved, for the message of a failure. */
  moved: string[]
  /** Address of the picture that was the largest contentful paint; undefined if it was text. */
  largest?: string
}

/**
 * Collects entries from the first byte on: they are buffered, but an observer receives only those
 * of its own page.
 */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const findings: Findings = { shift: 0, moved: [] }
    Object.assign(window, { findings })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput, sources = [] } = Object(entry)
        if (hadRecentInput) continue
        findings.shift += value
        for (const { node } of sources) findings.moved.push(node?.outerHTML?.slice(0, 120) ?? '?')
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) findings.largest = Object(entry).url || undefined
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/**
 * Returns the addresses of all widths in the preloads of the HTML as it was sent: they have done
 * their work when the page is hydrated, and may be gone.
 */
function preloadedIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((sent) => {
    const { head } = new DOMParser().parseFromString(sent, 'text/html')
    return [...head.querySelectorAll('link[rel=preload][as=image]')].flatMap((link) =>
      (link.getAttribute('imagesrcset') ?? '')
        .split(',')
        .map((candidate) => new URL(candidate.trim().split(' ')[0] ?? '', location.href).href),
    )
  }, html)
}

const pages = [
  { name: 'home', path: '/' },
  { name: 'a category', path: '/category/truffles' },
  { name: 'a product', path: '/310010.html' },
]

for (const size of [desktop, phone]) {
  test.describe(`${size.viewport.width} px`, () => {
    test.use(size)

    for (const { name, path } of pages) {
      test(`${name} has no noticeable layout shift, and its largest picture is preloaded`, async ({
        page,
      }) => {
        await page.context().addCookies([{ name: 'consent', value: '1', url: origin }])
        await observe(page)
        const sent = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        const read = () => page.evaluate((): Findings => Reflect.get(window, 'findings'))
        const preloaded = await preloadedIn(page, (await sent?.text()) ?? '')
        // reported after a frame has been painted, which may be late
        await expect
          .poll(async () => (await read()).largest, 'the largest thing painted is a picture')
          .toBeDefined()
        await expect(async () => expect(preloaded).toContain((await read()).largest)).toPass({
          timeout: 45_000,
        })
        await expect(page.locator(`img[fetchpriority=high]`).first()).toBeVisible()

        // Content further down loads when it is scrolled into view.
        const heightOf = () => page.evaluate(() => document.body.scrollHeight)
        for (let y = 0; y < (await heightOf()); y += 400) {
          await page.evaluate((top) => window.scrollTo(0, top), y)
          await nextFrame(page)
        }
        await page.waitForLoadState('networkidle')
        const { shift, moved } = await read()
        expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
      })
    }
  })
}
