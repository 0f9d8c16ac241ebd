import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './testing/ensure-browser'

const base = process.env.SHOP ?? 'http://localhost:3000'
const folder = 'docs/images'
const windows = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 375, height: 812 },
}
const pages = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/310010.html' },
  { name: 'bag', path: '/cart' },
]
/** What the bag of the pictures holds, put in as a shopper would. */
const bought = ['/310010.html', '/320010.html', '/350010.html']

async function fillBag(page: Page): Promise<void> {
  for (const path of bought) {
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  }
}

async function shoot(browser: Browser, kind: keyof typeof windows): Promise<void> {
  const context = await browser.newContext({
    viewport: windows[kind],
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'consent', value: '1', url: base }])
  const page = await context.newPage()
  await fillBag(page)
  for (const { name, path } of pages) {
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const file = `${folder}/${name}-${kind}.jpg`
    await sharp(await page.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(file)
    console.log(file)
  }
  await context.close()
}

/** `npm run screenshots`: the pictures of the README, taken from a shop that runs (SHOP, default port 3000). */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  await shoot(browser, 'desktop')
  await shoot(browser, 'phone')
  await browser.close()
}

void main()
