// @ts-check
const path = require('path')
const { setTimeout } = require('timers/promises')

const DEV_BUILD_DIR = path.resolve('var/dev-build')
const CACHE_DIR = path.resolve('var/dev-cache')

/** What a compiled module depends on besides its sources. */
const COMPILED_BY = [
  'webpack.config.js',
  'babel.config.js',
  'package-lock.json',
  'scripts/webpack/development.js',
  'scripts/webpack/dev-compile-loader.js',
]

/**
 * What PWA Kit and webpack.config.js set.
 * @typedef {Omit<import('webpack').Configuration, 'entry' | 'module' | 'output'> & {
 *   entry: Record<string, string[]>,
 *   module: { rules: Rule[] },
 *   output: NonNullable<import('webpack').Configuration['output']>,
 * }} Target
 * @typedef {import('webpack').RuleSetRule & { use?: (string | { loader: string })[] }} Rule
 */

/** How long the server's compiler leaves the processor to browsers that load a change. */
const BROWSERS_FIRST_MS = 300

/**
 * Compiles a change for the server once browsers have it.
 * @type {import('webpack').WebpackPluginInstance}
 */
const browsersFirst = {
  apply({ hooks }) {
    hooks.watchRun.tapPromise('BrowsersFirst', async ({ modifiedFiles }) => {
      if (modifiedFiles) await setTimeout(BROWSERS_FIRST_MS)
    })
  },
}

/**
 * After each change, PWA Kit's renderer asks for all statistics of all modules, four times, and uses
 * the names of the files: the rest takes seconds.
 * @type {import('webpack').WebpackPluginInstance}
 */
const namesOfFiles = {
  apply({ hooks }) {
    hooks.compilation.tap('NamesOfFiles', ({ hooks: { statsNormalize } }) => {
      statsNormalize.tap({ name: 'NamesOfFiles', stage: -1 }, (options) => {
        if (Object.keys(options).length === 0) Object.assign(options, { all: false, assets: true })
      })
    })
  },
}

/** @param {Rule} rule */
const isBabelRule = ({ use }) => {
  const [first] = Array.isArray(use) ? use : []
  return typeof first === 'object' && first.loader.includes('babel-loader')
}

/**
 * Adjusts a target for `npm run dev`: what is compiled is kept for the next start, and a change is
 * compiled at once.
 * @param {Target} config
 */
exports.forDevelopment = (config) => {
  const isClient = config.name === 'client'
  config.output.path = DEV_BUILD_DIR
  config.output.pathinfo = false
  config.watchOptions = {
    aggregateTimeout: 20,
    ignored: ['**/node_modules', '**/var/**', '**/build/**'],
  }
  config.cache = {
    type: 'filesystem',
    cacheDirectory: CACHE_DIR,
    name: config.name,
    memoryCacheUnaffected: true,
    buildDependencies: { config: COMPILED_BY.map((file) => path.resolve(file)) },
  }
  config.plugins = [...(config.plugins ?? []), namesOfFiles]
  if (config.devtool) config.devtool = 'cheap-module-source-map'
  config.module.rules = config.module.rules.map((rule) =>
    isBabelRule(rule)
      ? {
          test: rule.test,
          exclude: rule.exclude,
          loader: path.resolve('scripts/webpack/dev-compile-loader.js'),
          options: { babel: rule.use?.[0] },
        }
      : rule,
  )
  if (isClient) config.entry.begin?.push(path.resolve('scripts/webpack/inject-refresh-again.js'))
  if (config.name === 'server') {
    config.plugins.push(browsersFirst)
    // The renderer reads build/loadable-stats.json, which in development must not come from a production build.
    config.module.rules.push({
      test: /react-rendering\.js$/,
      loader: path.resolve('scripts/webpack/dev-stats-loader.js'),
      options: { statsDir: path.relative(process.cwd(), DEV_BUILD_DIR) },
    })
  }
  return config
}
