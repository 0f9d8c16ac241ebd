// @ts-check
// Jest's transform for the engine: TypeScript and the ESM packages it uses, to CommonJS.
const { createHash } = require('node:crypto')
const { version, transformSync } = require('esbuild')

const OPTIONS = /** @type {const} */ ({
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
})

// Jest's sandbox has no import(), and functions may have their own `require`, so dynamic imports
// call this helper instead
const IMPORT_AS_REQUIRE =
  'const __import = async (name) => { const it = require(name); return it.__esModule ? it : { ...it, default: it } };'

/** @param {string} source */
function withoutDynamicImport(source) {
  if (!/\bimport\(/.test(source)) return source
  return IMPORT_AS_REQUIRE + source.replace(/\bimport\(/g, '__import(')
}

/** @param {string} file */
function loaderOf(file) {
  if (file.endsWith('.tsx')) return 'tsx'
  return file.endsWith('.ts') ? 'ts' : 'js'
}

/**
 * Fastify looks for the file of each plugin among all loaded modules, which is slow with Jest's.
 * @param {string} source
 * @param {string} file
 */
function withoutSearchOfPlugins(source, file) {
  return file.endsWith('fastify/lib/plugin-utils.js')
    ? source.replace('require.cache', 'undefined')
    : source
}

/**
 * Returns whether a package is CommonJS, like most packages.
 * @param {string} source
 * @param {string} file
 */
function isCommonJs(source, file) {
  return file.includes('node_modules') && !/^[ \t]*(import|export)\b|\bimport\./m.test(source)
}

module.exports = {
  /** @param {string} original @param {string} file */
  process(original, file) {
    const source = withoutSearchOfPlugins(original, file)
    if (isCommonJs(source, file)) return { code: withoutDynamicImport(source) }
    const { code } = transformSync(withoutDynamicImport(source), {
      ...OPTIONS,
      loader: loaderOf(file),
      sourcefile: file,
    })
    return { code }
  },
  /** @param {string} source @param {string} file */
  getCacheKey(source, file) {
    return createHash('sha256')
      .update(
        [
          version,
          JSON.stringify(OPTIONS),
          IMPORT_AS_REQUIRE,
          String(withoutSearchOfPlugins),
          file,
          source,
        ].join('\0'),
      )
      .digest('hex')
  },
}
