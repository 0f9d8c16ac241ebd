import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')

/** Bundles the storefront of these tests. @returns the bundle's path */
export async function bundleStorefront(): Promise<string> {
  const outfile = path.join(ROOT, 'var/races/storefront.cjs')
  await build({
    entryPoints: [path.join(ROOT, 'tests/races/storefront-entry.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    // the same order as in webpack's server targets
    resolveExtensions: ['.server.ts', '.server.tsx', '.ts', '.tsx', '.js', '.json'],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    logLevel: 'error',
  })
  return outfile
}
