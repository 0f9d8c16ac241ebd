import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')

/**
 * Bundles the engine, so that it restarts quickly after each kill: compiling it at every start
 * would take most of the time.
 * @returns the bundle's path
 */
export async function bundleEngine(): Promise<string> {
  const outfile = path.join(ROOT, 'var/races/engine.cjs')
  await build({
    entryPoints: [path.join(ROOT, 'commerce/main.ts')],
    outfile,
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
  return outfile
}
