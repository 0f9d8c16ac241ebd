import { mkdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { build } from 'esbuild'

const PROGRAMS = [
  'commerce/import/office/import-process.ts',
  'commerce/main.ts',
  'scripts/export.ts',
  'scripts/operator.ts',
  'scripts/seed.ts',
  'scripts/serve.ts',
]
const ROOT = process.cwd()
const ENTRY = path.join(ROOT, 'var/image/packages.cjs')
const PACKAGE = /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+/

/**
 * Lists the folders of the packages that the production processes load, relative to the work tree.
 * esbuild follows the sources, since it handles TypeScript and its paths; nft follows the packages,
 * since it handles native addons. Packages are copied whole, because some load data files that
 * neither tool detects.
 */
export async function listRuntimePackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    bundle: true,
    write: false,
    outdir: 'var/image',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
  })
  const names = new Set(['tsx', 'tsx/cli'])
  for (const { imports } of Object.values(metafile.inputs)) {
    for (const { path: name, external } of imports) {
      if (external && !isBuiltin(name)) names.add(name)
    }
  }
  await mkdir(path.dirname(ENTRY), { recursive: true })
  await writeFile(ENTRY, [...names].map((name) => `require(${JSON.stringify(name)})`).join('\n'))
  const { fileList } = await nodeFileTrace([ENTRY], { base: ROOT })
  const folders = [...fileList].map((file) => PACKAGE.exec(file)?.[0]?.replace(/\/$/, ''))
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort()
}
