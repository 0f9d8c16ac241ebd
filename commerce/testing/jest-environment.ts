import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import type { PgliteParts } from './pglite-parts'

const DIST = path.dirname(require.resolve('@electric-sql/pglite'))

let parts: Promise<PgliteParts> | undefined

/**
 * A Jest worker reloads PGlite for each test file, and would compile its 9 MB of WebAssembly each
 * time. Here, outside the reloaded modules, it is compiled once per worker and stays optimized.
 */
export default class EngineTestEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    if (process.env['TEST_DATABASE_URL']) return
    this.global['pgliteParts'] = await (parts ??= loadParts())
    // the module belongs to another realm than the tests, so PGlite's `instanceof` would fail;
    // a database that starts without a dump also compiles modules in the tests' own realm
    const own = this.global.WebAssembly.Module
    const isOwn = Function.prototype[Symbol.hasInstance].bind(own)
    Object.defineProperty(own, Symbol.hasInstance, {
      value: (it: unknown) => it instanceof WebAssembly.Module || isOwn(it),
    })
  }
}

async function loadParts(): Promise<PgliteParts> {
  const read = (file: string) => readFileSync(path.join(DIST, file))
  return {
    pgliteWasmModule: await WebAssembly.compile(read('pglite.wasm')),
    fsBundle: new Blob([read('pglite.data')]),
  }
}
