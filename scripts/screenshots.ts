import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { readSites } from '../app/server/host/read-sites'
import { INSTALL_PICTURES, installPictureName } from '../app/server/manifest/serve-manifest'
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
const bought = ['/310010.html', '/320010.html', '/350010.html']

/** A typical product page of each site. */
const PRODUCTS: Record<string, string> = {
  brindille: '/boxes/assortment/32001042.html',
  'brindille-volume': '/corporate-boxes/grand-assortment-24-pieces/320050.html',
  'brindille-fundraising': '/bar-cartons/fundraiser-bar-carton-36-bars/450010.html',
}

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

async function shootForInstalling(
  browser: Browser,
  site: ReturnType<typeof readSites>[number],
): Promise<void> {
  const { host, protocol } = new URL(base)
  const origin = `${protocol}//${site.hostPrefixes[0] ?? ''}${host}`
  for (const form of ['wide', 'narrow'] as const) {
    const { width, height, scale } = INSTALL_PICTURES[form]
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies([{ name: 'consent', value: '1', url: origin }])
    const page = await context.newPage()
    for (const name of ['home', 'product']) {
      await page.goto(`${origin}${name === 'home' ? '/' : PRODUCTS[site.id]}`, {
        waitUntil: 'networkidle',
      })
      await page.getByRole('complementary', { name: 'Promotion' }).evaluateAll((banners) => {
        for (const banner of banners) banner.remove()
      })
      await page.evaluate(() => document.fonts.ready)
      const file = `app/static/${installPictureName(form, name, site.accent)}`
      await sharp(await page.screenshot())
        .webp({ quality: 72 })
        .toFile(file)
      console.log(file)
    }
    await context.close()
  }
}

/**
 * `npm run screenshots`: takes the pictures of the README and of the manifests from a running shop
 * (SHOP, default port 3000). `-- --install` takes only those of the manifests.
 */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  if (!process.argv.includes('--install')) {
    await shoot(browser, 'desktop')
    await shoot(browser, 'phone')
  }
  for (const site of readSites('config')) await shootForInstalling(browser, site)
  await browser.close()
}

void main()
