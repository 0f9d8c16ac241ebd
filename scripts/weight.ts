import { readFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { z } from 'zod'
import { productPathIn } from '../tests/setup/pages'
import { ports, startShop, stopShop } from '../tests/setup/shop'
import { fail, say } from './shop/progress'
import { ensureBrowser } from './testing/ensure-browser'

const budgetsSchema = z.record(z.string(), z.number().positive())
const budgets = budgetsSchema.parse(JSON.parse(readFileSync('scripts/weight-budgets.json', 'utf8')))

interface Script {
  name: string
  /** As transferred, brotli. */
  bytes: number
}

/** Every script that a first visit loads, from the address to the moment the network is quiet. */
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

/** Prints a page's row and its scripts; true when it is within its budget. */
function report(name: string, scripts: readonly Script[]): boolean {
  if (scripts.length === 0) throw new Error(`${name} loaded no script: nothing was measured.`)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const budget = budgets[name] ?? 0
  const isWithin = bytes <= budget * 1000
  say(`${isWithin ? '✓' : '✗'} ${name.padEnd(9)} ${toKilobytes(bytes)} of ${budget} kB`)
  for (const script of scripts) say(`    ${toKilobytes(script.bytes)}  ${script.name}`)
  return isWithin
}

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

async function measure(browser: Browser, origin: string): Promise<void> {
  const category = '/category/truffles'
  const listing = await (await fetch(`${origin}${category}`)).text()
  const addresses = { home: '/', category, product: productPathIn(listing) }
  const results: boolean[] = []
  for (const [name, path] of Object.entries(addresses)) {
    results.push(report(name, await visit(browser, `${origin}${path}`)))
  }
  if (results.includes(false)) throw new Error('A page is above its budget.')
}

/**
 * `npm run weight`: the JavaScript, in brotli bytes, that home, category and product page load at a
 * first visit of the production build. Fails above `weight-budgets.json` (1 kB = 1000 bytes).
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    await startShop()
    await measure(browser, `http://localhost:${ports.storefront}`)
  } finally {
    await browser.close()
    await stopShop()
  }
}

main().catch(fail)
