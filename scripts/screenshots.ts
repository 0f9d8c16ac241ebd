import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from './testing/ensure-browser'

const base = process.env.SHOP ?? 'http://localhost:3000'
const folder = 'docs/images'
const pictures = [
  { name: 'home-desktop', path: '/', width: 1280, height: 860 },
  { name: 'category-phone', path: '/category/truffles', width: 375, height: 812 },
]

async function shoot(browser: Browser, picture: (typeof pictures)[number]): Promise<void> {
  const { name, path, width, height } = picture
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1.5 })
  await context.addCookies([{ name: 'consent', value: '1', url: base }])
  const page = await context.newPage()
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 })
  console.log(`${folder}/${name}.jpg`)
  await context.close()
}

/** `npm run screenshots`: the pictures of the README, taken from a shop that runs (SHOP, default port 3000). */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  for (const picture of pictures) await shoot(browser, picture)
  await browser.close()
}

void main()
