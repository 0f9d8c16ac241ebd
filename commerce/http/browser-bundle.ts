import { createHash } from 'node:crypto'
import { build, stop } from 'esbuild'

/** A script for browsers, compiled on first use. */
export interface BrowserBundle {
  code: string
  integrity: string
  /** Changes with the code, so that URLs with the hash may be cached forever. */
  hash: string
}

/** Compiles scripts in memory, given the paths of their entry files. */
export async function bundleForBrowsers<Names extends readonly string[]>(
  entries: Names,
): Promise<{ [Index in keyof Names]: BrowserBundle }>
export async function bundleForBrowsers(entries: readonly string[]): Promise<BrowserBundle[]> {
  const bundles = await Promise.all(entries.map(bundle))
  // ends the compiler's separate process, which is no longer needed
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
