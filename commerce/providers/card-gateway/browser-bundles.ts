import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, stop } from 'esbuild'

/** A script for browsers, compiled when the engine first needs it. */
export interface BrowserBundle {
  code: string
  /** For the `integrity` attribute. */
  integrity: string
  /** Changes with the code: for addresses that may be kept for ever. */
  hash: string
}

export interface BrowserBundles {
  /** The library of the merchant's page (`window.Flex`). */
  library: BrowserBundle
  /** What runs inside the gateway's frames. */
  frame: BrowserBundle
}

let bundles: Promise<BrowserBundles> | undefined

/** Compiles the gateway's browser code once, in memory. */
export function getBrowserBundles(): Promise<BrowserBundles> {
  bundles ??= buildBundles()
  return bundles
}

async function buildBundles(): Promise<BrowserBundles> {
  const [library, frame] = await Promise.all([bundle('flex.ts'), bundle('frame.ts')])
  // the compiler keeps a process of its own, which is not needed any more
  await stop()
  return { library, frame }
}

async function bundle(entry: string): Promise<BrowserBundle> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'browser', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const digest = createHash('sha384').update(code).digest('base64')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  return { code, integrity: `sha384-${digest}`, hash }
}
