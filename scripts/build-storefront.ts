import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inputsHash, INPUTS_FILE } from './build-inputs'

const BUILD_DIR = 'build'
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/
const SERVER_ONLY =
  /^(?:ssr\.js|server-renderer\.js|loader\.js|package\.json|loadable-stats\.json|config\/)/
const MIN_BYTES = 512

/**
 * Builds the storefront for production into `build/`: PWA Kit's bundles, a brotli and a gzip copy of
 * each text file, `bundle-id` (hash of what browsers load) and the hash of what it was built from.
 */
export async function buildStorefront(): Promise<void> {
  const inputs = await inputsHash()
  await runBuild()
  const files = (await listFiles(BUILD_DIR)).filter((file) => !SERVER_ONLY.test(file)).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(path.join(BUILD_DIR, file)))
  hash.update(await readFile(path.join(BUILD_DIR, 'server-renderer.js')))
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compress))
  await writeFile(path.join(BUILD_DIR, 'bundle-id'), hash.digest('hex').slice(0, 16))
  await writeFile(INPUTS_FILE, inputs)
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@salesforce/pwa-kit-dev/bin/pwa-kit-dev.js', 'build'],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
    )
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed.'))))
  })
}

async function compress(file: string): Promise<void> {
  const source = await readFile(path.join(BUILD_DIR, file))
  if (source.length < MIN_BYTES) return
  const brotli = await promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })
  await writeFile(path.join(BUILD_DIR, `${file}.br`), brotli)
  await writeFile(path.join(BUILD_DIR, `${file}.gz`), await promisify(gzip)(source, { level: 9 }))
}

async function listFiles(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const nested = entries.map((entry) =>
    entry.isDirectory()
      ? listFiles(path.join(dir, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  )
  return (await Promise.all(nested)).flat()
}
