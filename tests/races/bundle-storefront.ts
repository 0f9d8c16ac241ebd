import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')

export const STOREFRONT_BUNDLE = path.join(ROOT, 'var/test/storefront.cjs')

/** Bundles the storefront of these tests. */
export async function bundleStorefront(): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'tests/races/storefront-entry.ts')],
    outfile: STOREFRONT_BUNDLE,
    bundle: true,
    platform: 'node',
    packages: 'external',
    // the same order as in webpack's server targets
    resolveExtensions: ['.server.ts', '.server.tsx', '.ts', '.tsx', '.js', '.json'],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    logLevel: 'error',
  })
}
