import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')

export const ENGINE_BUNDLE = path.join(ROOT, 'var/test/engine.cjs')

/**
 * Bundles the engine, so that it starts and restarts quickly: compiling it at every start would
 * take most of the time.
 */
export async function bundleEngine(): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'commerce/main.ts')],
    outfile: ENGINE_BUNDLE,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'folders',
        setup: ({ onLoad }) => {
          // each file looks for its migrations and scripts in the folder of its source
          onLoad({ filter: /\/commerce\/.*\.ts$/ }, ({ path: file }) => ({
            contents: readFileSync(file, 'utf8').replaceAll(
              '__dirname',
              JSON.stringify(path.dirname(file)),
            ),
            loader: 'ts',
          }))
        },
      },
    ],
  })
}
