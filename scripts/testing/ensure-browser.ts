import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { hasDebianPackages, installFromDebian } from './install-from-debian'

const candidates = [
  process.env.CHROME,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

function findBrowser(): string | undefined {
  const installed = candidates.find((path) => path !== undefined && existsSync(path))
  if (installed) return installed
  const bundled = chromium.executablePath()
  return existsSync(bundled) ? bundled : undefined
}

/** Throws with a clear message if none is available. */
export function ensureBrowser(): string {
  const present = findBrowser()
  if (present) return present
  if (hasDebianPackages()) {
    installFromDebian('chromium', 'fonts-liberation')
  } else {
    console.log('No browser found: fetching Chromium …')
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const fetched = findBrowser()
  if (!fetched)
    throw new Error('No Chromium could be found or installed. Set CHROME to the path of one.')
  return fetched
}
