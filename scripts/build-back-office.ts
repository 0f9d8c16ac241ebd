import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, context, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { inputsHash } from './build-inputs'

/** The engine serves the bundle from this folder (`commerce/back-office/back-office-bundle.ts`). */
const FOLDER = 'var/back-office'
const MANIFEST = path.join(FOLDER, 'manifest.json')
const ENTRY = 'back-office/main.tsx'
const INPUTS = [
  'back-office',
  'contracts',
  'rules',
  'app/lib',
  'app/theme',
  'app/ui/icon.tsx',
  'app/ui/use-early-dismissal.ts',
  'scripts/build-back-office.ts',
  'package-lock.json',
]

/** The manifest that the engine reads: names of files in the same folder. */
interface Manifest {
  inputs: string
  script: string
  style: string
}

export async function isBackOfficeCurrent(): Promise<boolean> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{}')
  const { inputs }: Partial<Manifest> = JSON.parse(text)
  return inputs !== undefined && inputs === (await inputsHash(INPUTS))
}

/**
 * Builds the back office for production into `var/back-office`. The manifest names the new files
 * once they are written. The files of the previous build stay for pages that are open.
 */
export async function buildBackOffice(): Promise<void> {
  const inputs = await inputsHash(INPUTS)
  const { metafile } = await build({ ...OPTIONS, minify: true, define: nodeEnv('production') })
  await writeManifest(metafile, inputs)
}

/** Builds the back office, and again after each change. @returns a function that stops watching */
export async function watchBackOffice(): Promise<() => Promise<void>> {
  const built: Plugin = {
    name: 'write-manifest',
    setup: ({ onEnd }) =>
      onEnd(async ({ metafile }) => {
        if (metafile) await writeManifest(metafile, 'development')
      }),
  }
  const watched = await context({
    ...OPTIONS,
    define: nodeEnv('development'),
    plugins: [...(OPTIONS.plugins ?? []), built],
  })
  await watched.rebuild()
  await watched.watch()
  return () => watched.dispose()
}

/** webpack's syntax for a package in a style sheet: `url('~@fontsource-variable/…')`. */
const PACKAGE_URLS: Plugin = {
  name: 'package-urls',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^~/ }, ({ path: name }) => ({
      path: path.resolve('node_modules', name.slice(1)),
    })),
}

const OPTIONS = {
  entryPoints: [ENTRY],
  outdir: FOLDER,
  bundle: true,
  format: 'esm',
  splitting: true,
  target: 'es2022',
  jsx: 'automatic',
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.svg': 'file' },
  plugins: [PACKAGE_URLS],
  metafile: true,
  logLevel: 'error',
} satisfies BuildOptions

const nodeEnv = (mode: string) => ({ 'process.env.NODE_ENV': JSON.stringify(mode) })

async function writeManifest({ outputs }: Metafile, inputs: string): Promise<void> {
  const names = Object.keys(outputs).map((file) => path.basename(file))
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === ENTRY)
  const [script, { cssBundle = '' }] = entry ?? ['', {}]
  const manifest: Manifest = {
    inputs,
    script: path.basename(script),
    style: path.basename(cssBundle),
  }
  const before = await readFile(MANIFEST, 'utf8').catch(() => '{}')
  await mkdir(FOLDER, { recursive: true })
  const draft = `${MANIFEST}.${process.pid}`
  await writeFile(draft, JSON.stringify({ ...manifest, files: names }))
  await rename(draft, MANIFEST)
  await removeOld(new Set([...names, ...filesOf(before)]))
}

function filesOf(manifest: string): string[] {
  const { files = [] }: { files?: string[] } = JSON.parse(manifest)
  return files
}

async function removeOld(current: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(FOLDER)).filter(
    (name) => !current.has(name) && !name.startsWith('manifest.json'),
  )
  await Promise.all(old.map((name) => rm(path.join(FOLDER, name), { force: true })))
}
