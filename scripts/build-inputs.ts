import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const INPUTS = [
  'app',
  'contracts',
  'rules',
  'config',
  'telemetry',
  'translations',
  'worker',
  'scripts/webpack',
  'scripts/build-storefront.ts',
  'babel.config.js',
  'webpack.config.js',
  'package-lock.json',
]
// Not part of the bundles: the host loads these files from their sources when it starts.
const IGNORED = /\.test\.tsx?$|^app\/server\/host\//

export const INPUTS_FILE = 'build/inputs-hash'

/** Hash of the content of all sources of a build, by default the storefront's. */
export async function inputsHash(inputs: readonly string[] = INPUTS): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesOf(input)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Returns whether `build/` was made from the current sources. */
export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(INPUTS_FILE, 'utf8').catch(() => undefined)
  return built !== undefined && built === (await inputsHash())
}

async function filesOf(input: string): Promise<string[]> {
  const found = await stat(input).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [input]
  const entries = await readdir(input, { withFileTypes: true })
  const nested = entries
    .map(({ name }) => name)
    .sort()
    .map((name) => filesOf(path.posix.join(input, name)))
  return (await Promise.all(nested)).flat().filter((file) => !IGNORED.test(file))
}
