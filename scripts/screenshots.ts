import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from './testing/ensure-browser'

const base = process.env.SHOP ?? 'http://localhost:3000'
const folder = 'docs/images'
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/truffles' },
]
const devices = [
  { name: 'desktop', width: 1280, height: 860 },
  { name: 'phone', width: 375, height: 812 },
]

async function shoot(browser: Browser, device: (typeof devices)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
  })
  await context.addCookies([{ name: 'consent', value: '1', url: base }])
  const page = await context.newPage()
  for (const { name, path } of pages) {
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    await page.screenshot({
      path: `${folder}/${name}-${device.name}.jpg`,
      type: 'jpeg',
      quality: 82,
    })
    console.log(`${folder}/${name}-${device.name}.jpg`)
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
  for (const device of devices) await shoot(browser, device)
  await browser.close()
}

void main()
