import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { z } from 'zod'
import { productPathIn } from '../tests/setup/pages'
import { ports, startShops, stopShops } from '../tests/setup/shop'
import { fail, say } from './shop/progress'
import { ensureBrowser } from './testing/ensure-browser'

/**
 * In kB of 1000 bytes: scripts compressed with brotli, those that the page needs to be hydrated and
 * those that follow; the page's HTML compressed with gzip.
 */
const budgetSchema = z.object({
  scripts: z.number().positive(),
  later: z.number().positive(),
  html: z.number().positive(),
})
const budgetsSchema = z.object({
  home: budgetSchema,
  category: budgetSchema,
  product: budgetSchema,
})
const budgets = budgetsSchema.parse(JSON.parse(readFileSync('scripts/weight-budgets.json', 'utf8')))
type PageName = keyof typeof budgets

interface Script {
  name: string
  /** Transferred size, compressed with brotli. */
  bytes: number
  /** The page is hydrated without it. */
  isLate: boolean
}

/** What an idle page fetches ahead, it begins to fetch within this time. */
const IDLE_MS = 5_000

/** Returns every script of a first visit, until an idle page fetches no more. */
async function visit(browser: Browser, address: string): Promise<Script[]> {
  const page = await browser.newPage()
  const scripts: Promise<Omit<Script, 'isLate'>>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const name = fileName(new URL(request.url()).pathname)
    scripts.push(
      request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })),
    )
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  await page.waitForTimeout(IDLE_MS)
  await page.waitForLoadState('networkidle')
  const listed = await page.locator('script[data-scripts]').getAttribute('data-scripts')
  const needed = ['begin.js', ...(listed ?? '').split(' ').map(fileName)]
  const loaded = await Promise.all(scripts)
  await page.close()
  return loaded
    .map((script) => ({ ...script, isLate: !needed.includes(script.name) }))
    .sort((a, b) => b.bytes - a.bytes)
}

const fileName = (address: string) => address.split('/').pop() ?? ''

async function htmlBytes(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } })
  return gzipSync(await answer.text()).length
}

/** Prints one row; returns whether the size is within its budget, in kB. */
function report(name: string, bytes: number, budget: number): boolean {
  const isWithin = bytes <= budget * 1000
  say(`${isWithin ? '✓' : '✗'} ${name.padEnd(16)} ${toKilobytes(bytes)} of ${budget} kB`)
  return isWithin
}

async function weigh(browser: Browser, name: PageName, address: string): Promise<boolean> {
  const scripts = await visit(browser, address)
  if (scripts.length === 0) throw new Error(`${name} loaded no script: nothing was measured.`)
  const budget = budgets[name]
  const isLight = reportScripts(
    `${name} scripts`,
    scripts.filter(({ isLate }) => !isLate),
    budget.scripts,
  )
  const isLightLater = reportScripts(
    `${name} later`,
    scripts.filter(({ isLate }) => isLate),
    budget.later,
  )
  return report(`${name} HTML`, await htmlBytes(address), budget.html) && isLight && isLightLater
}

function reportScripts(name: string, scripts: readonly Script[], budget: number): boolean {
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const isLight = report(name, bytes, budget)
  for (const script of scripts) say(`    ${toKilobytes(script.bytes)}  ${script.name}`)
  return isLight
}

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

async function measure(browser: Browser, origin: string): Promise<void> {
  const category = '/category/truffles'
  const listing = await (await fetch(`${origin}${category}`)).text()
  const results = [
    await weigh(browser, 'home', `${origin}/`),
    await weigh(browser, 'category', `${origin}${category}`),
    await weigh(browser, 'product', `${origin}${productPathIn(listing)}`),
  ]
  if (results.includes(false)) throw new Error('A page is above its budget.')
}

/**
 * `npm run weight`: measures the JavaScript of a first visit to the home, category and product page
 * of the production build, in brotli bytes, until the page is hydrated and after that, and the HTML,
 * compressed with gzip. Fails if a page exceeds `weight-budgets.json`.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    await startShops(1)
    await measure(browser, `http://localhost:${ports.storefront}`)
  } finally {
    await browser.close()
    await stopShops(1)
  }
}

main().catch(fail)
