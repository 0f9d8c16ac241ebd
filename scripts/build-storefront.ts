import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inputsHash, INPUTS_FILE } from './build-inputs'
import { makeBuildFolder, swapBuild } from './swap-build'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/
const SERVER_ONLY =
  /^(?:ssr\.js|server-renderer\.js|loader\.js|package\.json|loadable-stats\.json|config\/)/
const MIN_BYTES = 512

/**
 * Builds the storefront for production: PWA Kit's bundles, a brotli and a gzip copy of each text
 * file, `bundle-id` (a hash of the files that browsers load) and the hash of the sources. `build/`
 * is replaced only when the new build is complete, since a running shop may be serving it.
 */
export async function buildStorefront(): Promise<void> {
  const inputs = await inputsHash()
  const dir = await makeBuildFolder()
  try {
    await buildInto(dir, inputs)
  } catch (error) {
    await rm(dir, { recursive: true, force: true })
    throw error
  }
  await swapBuild(dir)
}

async function buildInto(dir: string, inputs: string): Promise<void> {
  await runBuild(dir)
  const files = (await listFiles(dir)).filter((file) => !SERVER_ONLY.test(file)).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(path.join(dir, file)))
  hash.update(await readFile(path.join(dir, 'server-renderer.js')))
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(path.join(dir, file))),
  )
  await writeFile(path.join(dir, 'bundle-id'), hash.digest('hex').slice(0, 16))
  await writeFile(path.join(dir, path.basename(INPUTS_FILE)), inputs)
}

function runBuild(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@salesforce/pwa-kit-dev/bin/pwa-kit-dev.js', 'build', '-b', path.resolve(dir)],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
    )
    const endChild = () => child.kill()
    process.once('exit', endChild)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', endChild)
      if (code === 0) resolve()
      else reject(new Error('The build failed.'))
    })
  })
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < MIN_BYTES) return
  const brotli = await promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }))
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
