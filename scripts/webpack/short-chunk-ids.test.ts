/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { webpack, type WebpackPluginInstance } from 'webpack'
import { makeFolder } from '../../tests/setup/make-folder'

const { shortChunkIds } = jest.requireActual<{ shortChunkIds: WebpackPluginInstance }>(
  './short-chunk-ids',
)

const files = {
  'one.js': `import './both'; import './all'`,
  'other.js': `import './both'; import './all'`,
  'third.js': `import './all'`,
  'both.js': `document.title = 'both'`,
  'all.js': `document.title = 'all'`,
}

/** Bundles three pages that share files. Returns the ids of the chunks. */
async function bundle(plugins = [shortChunkIds]) {
  const context = makeFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(context, name), text)
  const compiler = webpack({
    context,
    mode: 'production',
    entry: { one: './one', other: './other', third: './third' },
    output: { path: path.join(context, 'out') },
    optimization: {
      chunkIds: 'named',
      concatenateModules: false,
      splitChunks: { chunks: 'all', minSize: 0 },
    },
    plugins,
  })
  return new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()))
      else resolve([...stats.compilation.chunks].map(({ id }) => String(id)).sort())
    }),
  )
}

it('gives chunks that pages share short ids of their own, the same in each folder', async () => {
  const ids = await bundle()
  expect(ids).toEqual([
    expect.stringMatching(/^[0-9a-f]{4,6}$/),
    expect.stringMatching(/^[0-9a-f]{4,6}$/),
    'one',
    'other',
    'third',
  ])
  expect(new Set(ids).size).toBe(5)
  expect(await bundle()).toEqual(ids)
  expect((await bundle([])).slice(0, 2)).toEqual(['all_js', 'both_js'])
})
