import path from 'node:path'
import { bundleForBrowsers, type BrowserBundle } from '../http/browser-bundle'

export interface BrowserBundles {
  /** The library for the merchant's page (`window.Flex`). */
  library: BrowserBundle
  frame: BrowserBundle
}

let bundles: Promise<BrowserBundles> | undefined

/** Compiles the gateway's browser code once, in memory. */
export function getBrowserBundles(): Promise<BrowserBundles> {
  bundles ??= buildBundles()
  return bundles
}

async function buildBundles(): Promise<BrowserBundles> {
  const inFolder = (file: string) => path.join(__dirname, 'browser', file)
  const [library, frame] = await bundleForBrowsers([
    inFolder('flex.ts'),
    inFolder('frame.ts'),
  ] as const)
  return { library, frame }
}
