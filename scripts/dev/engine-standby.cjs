// @ts-check
// Loads the packages of the engine and compiles its database, then waits for the word to run it.
const { readFile } = require('node:fs/promises')
const path = require('node:path')
const { PGlite } = require('@electric-sql/pglite')

const [bundle = '', ...packages] = process.argv.slice(2)
const folder = path.dirname(require.resolve('@electric-sql/pglite'))
const compiled = readFile(path.join(folder, 'pglite.wasm')).then((code) =>
  WebAssembly.compile(code),
)
const create = PGlite.create.bind(PGlite)

/** @param {import('@electric-sql/pglite').PGliteOptions} options */
const createCompiled = async (options) => create({ pgliteWasmModule: await compiled, ...options })
Object.assign(PGlite, { create: createCompiled })

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.once('message', () => {
  process.argv.splice(1)
  require(bundle)
})
for (const name of packages) require(name)
