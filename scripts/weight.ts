import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { z } from 'zod'
import { productPathIn } from '../tests/setup/pages'
import { ports, startShops, stopShops } from '../tests/setup/shop'
import { fail, say } from './shop/progress'
import { ensureBrowser } from './testing/ensure-browser'

/** In kB of 1000 bytes: all scripts compressed with brotli, the page's HTML with gzip. */
const budgetSchema = z.object({ scripts: z.number().positive(), html: z.number().positive() })
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
}

/** Returns every script of a first visit, until the network is idle. */
async function visit(browser: Browser, address: string): Promise<Script[]> {
  const page = await browser.newPage()
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const name = new URL(request.url()).pathname.split('/').pop() ?? ''
    scripts.push(
      request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })),
    )
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  const loaded = await Promise.all(scripts)
  await page.close()
  return loaded.sort((a, b) => b.bytes - a.bytes)
}

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
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const { scripts: scriptBudget, html: htmlBudget } = budgets[name]
  const isLight = report(`${name} scripts`, bytes, scriptBudget)
  for (const script of scripts) say(`    ${toKilobytes(script.bytes)}  ${script.name}`)
  return report(`${name} HTML`, await htmlBytes(address), htmlBudget) && isLight
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
 * of the production build, in brotli bytes, and the HTML, compressed with gzip. Fails if a page
 * exceeds `weight-budgets.json`.
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
