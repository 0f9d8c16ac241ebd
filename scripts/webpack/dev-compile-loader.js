// @ts-check
/*
 * Compiles a file of the storefront in development: SWC takes a tenth of the time of Babel, which
 * compiles only what its plugins (babel.config.js) are for.
 */
const swcLoader = require('swc-loader')

const FOR_PLUGINS = /\bdefineMessages?\b|\bdefaultMessage\b|@loadable\//

/**
 * @this {import('webpack').LoaderContext<{ babel: { loader: string, options: object } }>} with PWA
 *   Kit's own loader for all files
 * @param {string} source
 * @param {string | undefined} map
 */
module.exports = function compile(source, map) {
  const { babel } = this.getOptions()
  const isForBabel = FOR_PLUGINS.test(source)
  // the kit adds React Refresh, its only plugin, for browsers
  const options = isForBabel
    ? babel.options
    : swcOptions(this.resourcePath, 'plugins' in babel.options)
  const context = Object.create(this, {
    query: { value: options },
    getOptions: { value: () => options },
  })
  return (isForBabel ? require(babel.loader) : swcLoader).call(context, source, map)
}

/**
 * @param {string} file
 * @param {boolean} withRefresh
 */
function swcOptions(file, withRefresh) {
  const react = { runtime: 'automatic', development: false, refresh: withRefresh }
  const parser = /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('.tsx') }
    : { syntax: 'ecmascript', jsx: true }
  return {
    swcrc: false,
    sourceMaps: true,
    jsc: { parser, target: 'es2022', transform: { react, verbatimModuleSyntax: true } },
  }
}
