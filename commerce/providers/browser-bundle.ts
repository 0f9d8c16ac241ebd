import { createHash } from 'node:crypto'
import { build, stop } from 'esbuild'

/** A script for browsers, compiled when the engine first needs it. */
export interface BrowserBundle {
  code: string
  /** For the `integrity` attribute. */
  integrity: string
  /** Changes with the code: for URLs that may be cached for ever. */
  hash: string
}

/** Compiles scripts, each by the path of its entry file, in memory. */
export async function bundleForBrowsers<Names extends readonly string[]>(
  entries: Names,
): Promise<{ [Index in keyof Names]: BrowserBundle }>
export async function bundleForBrowsers(entries: readonly string[]): Promise<BrowserBundle[]> {
  const bundles = await Promise.all(entries.map(bundle))
  // the compiler runs a process of its own, which is not needed any more
  await stop()
  return bundles
}

async function bundle(entry: string): Promise<BrowserBundle> {
  const { outputFiles } = await build({
    entryPoints: [entry],
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
