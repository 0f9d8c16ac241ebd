import { StorefrontSettings } from '../../app/site/storefront-settings.server'
import { EngineSettings } from '../../commerce/engine-settings'
import { PurgeSettings } from '../purge-cdn/purge-settings'
import type { TextFile } from './text-files'

export const CONFIGURATION = 'docs/configuration.md'

const ROW = /^\| `([A-Z][A-Z\d_]*)` +\|.*\|([^|]*)\|$/gm
const READ = /\b(?:process\.env|env|environment)(?:\.|\[')([A-Z][A-Z\d_]*)\b/g

/**
 * Variables that are set by Node's tools, by AWS, or by the project's own scripts for their child
 * processes.
 */
const NOT_SETTINGS = new Set([
  'AWS_LAMBDA_FUNCTION_NAME',
  'CONFORMANCE_PROXY',
  'NODE_ENV',
  'TEST_COMMERCE_ORIGIN',
  'TEST_DATA_DIR',
  'TEST_PARALLEL_INDEX',
  'TEST_PORTS',
  'TEST_SHOPS_DATABASE_URL',
])

const storefront = new Set(Object.keys(StorefrontSettings.shape))
const purge = Object.keys(PurgeSettings.shape)
const engine = new Set(Object.keys(EngineSettings.shape))

/**
 * Checks that docs/configuration.md has a row for each setting that the code reads, and no other
 * row.
 */
export function checkSettings(files: readonly TextFile[]): string[] {
  const text = files.find(({ path }) => path === CONFIGURATION)?.text ?? ''
  const rows = new Map(Array.from(text.matchAll(ROW), ([, name = '', by = '']) => [name, by]))
  const inCode = files
    .filter(({ path }) => /\.(?:ts|[cm]?js)$/.test(path) && !/\.test\.ts$/.test(path))
    .flatMap(({ text }) => Array.from(text.matchAll(READ), ([, name = '']) => name))
    .filter((name) => !NOT_SETTINGS.has(name) && !name.endsWith('_FILE'))
  const read = new Set([...storefront, ...engine, ...purge, ...inCode])
  const isReaderNamed = (name: string, readers: ReadonlySet<string>, reader: string) =>
    readers.has(name) === (rows.get(name)?.includes(reader) ?? false)
  return [
    ...[...read].filter((name) => !rows.has(name)).map((name) => `${name} has no row`),
    ...[...rows.keys()].filter((name) => !read.has(name)).map((name) => `nobody reads ${name}`),
    ...[...rows.keys()].flatMap((name) => [
      ...(isReaderNamed(name, engine, 'engine') ? [] : [`${name}: does the engine read it?`]),
      ...(isReaderNamed(name, storefront, 'storefront')
        ? []
        : [`${name}: does the storefront read it?`]),
    ]),
  ].map((problem) => `${CONFIGURATION}: ${problem}`)
}
