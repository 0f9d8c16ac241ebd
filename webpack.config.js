// @ts-check
/* PWA Kit's webpack targets (client, ssr, server, clientOptional), adjusted. docs/adr/0008-the-storefront-bundle.md has the reasons. */
const path = require('path')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const { transform } = require('esbuild')
const webpack = require('webpack')
const configs = require('@salesforce/pwa-kit-dev/configs/webpack/config')
const { forDevelopment } = require('./scripts/webpack/development')
const { shortChunkIds } = require('./scripts/webpack/short-chunk-ids')
const { splitChunks } = require('./scripts/webpack/split-chunks')

const isProduction = process.env.NODE_ENV === 'production'
/** The time after which the request of a chunk counts as failed (ERR-008). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Excludes the ICU parser from the bundles, because babel-plugin-formatjs compiles the messages. */
const intlMessageFormat = path.dirname(require.resolve('intl-messageformat/package.json'))
const icuWithoutParser = require.resolve('@formatjs/icu-messageformat-parser/lib/no-parser', {
  paths: [intlMessageFormat],
})

/** What only browsers load: our start of hydration, and nothing for what all of them can do. */
const forBrowsers = {
  'react-dom/client$': path.resolve('scripts/webpack/hydrate-root.js'),
  'react-dom-client$': require.resolve('react-dom/client'),
  'event-emitter$': path.resolve('scripts/webpack/silent-emitter.js'),
  'object-assign$': path.resolve('scripts/webpack/object-assign.js'),
  '@pandacss/is-valid-prop$': path.resolve('scripts/webpack/is-css-property.js'),
}

const usedByTheKit = path.resolve('scripts/webpack/used-by-the-kit.js')
const forTheKit = {
  test: /[\\/]pwa-kit-react-sdk[\\/]/,
  resolve: {
    alias: {
      '@loadable/component': usedByTheKit,
      '@tanstack/react-query': usedByTheKit,
      'react-router-dom': usedByTheKit,
      'react-uid': usedByTheKit,
    },
  },
}

/** What the server loads in production, where the build does not change. */
const forServers = {
  '@loadable/server$': path.resolve('scripts/webpack/read-stats-once.js'),
  'loadable-server$': require.resolve('@loadable/server'),
}

/** Matches the renderer's request only: the replacement requests the kit's own file by its full name. */
const makeRoutesOnce = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/universal\/components\/route-component$/,
  path.resolve('scripts/webpack/make-routes-once.js'),
)

/** Only Chakra's system requests a file of this name so. */
const leavePreflightOut = new webpack.NormalModuleReplacementPlugin(
  /^\.\/preflight\.js$/,
  path.resolve('scripts/webpack/no-preflight.js'),
)

const cssRules = (isWeb) => {
  const loader = (modules) => ({
    loader: require.resolve('css-loader'),
    options: { modules, url: isWeb, import: isWeb, sourceMap: false },
  })
  const extract = isWeb ? [MiniCssExtractPlugin.loader] : []
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: !isWeb,
    localIdentContext: __dirname,
    localIdentName: isProduction ? '[local]_[hash:base64:5]' : '[name]__[local]_[hash:base64:5]',
  }
  return [
    { test: /\.module\.css$/, use: [...extract, loader(modules)] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isWeb ? [...extract, loader(false)] : [require.resolve('ignore-loader')],
    },
    {
      test: /\.woff2?$/,
      type: 'asset/resource',
      generator: { filename: 'static/fonts/[name][ext]', emit: isWeb },
    },
    // used by the invoice, which the server renders, and therefore part of its bundle
    { test: /\.ttf$/, type: 'asset/inline' },
  ]
}

/** Removes two rules of the kit: one ignores style sheets, one reads the source map of every dependency. */
const isReplacedRule = (rule) =>
  String(rule.test) === String(/\.css$/) ||
  (rule.enforce === 'pre' && String(rule.test) === String(/\.js$/))

const adjust = (config) => {
  const isWeb = config.target === 'web'
  config.module.rules = [
    ...config.module.rules.filter((rule) => !isReplacedRule(rule)),
    ...cssRules(isWeb),
    {
      test: /[\\/]translations[\\/][\w-]+\.json$/,
      type: 'javascript/auto',
      loader: path.resolve('scripts/webpack/messages-loader.js'),
    },
  ]
  config.resolve.alias = {
    // must be first: the kit aliases `react-dom`, and webpack uses the first alias that matches
    ...(isWeb && forBrowsers),
    ...(!isWeb && isProduction && forServers),
    ...config.resolve.alias,
    '@': path.resolve('app'),
    '@contracts': path.resolve('contracts'),
    '@rules': path.resolve('rules'),
    '@formatjs/icu-messageformat-parser$': icuWithoutParser,
    // PWA Kit's conditions choose the CommonJS file, of which nothing can be left out
    'date-fns/constants$': path.resolve('node_modules/date-fns/constants.js'),
  }
  // PWA Kit aliases this package to its folder, which bypasses the `exports` for its parts (`…/dialog`).
  delete config.resolve.alias['@chakra-ui/react']
  config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
  // Removes code behind `typeof window` checks from the bundle in which it never runs.
  config.plugins.push(
    new webpack.DefinePlugin({ 'typeof window': JSON.stringify(isWeb ? 'object' : 'undefined') }),
  )

  // The default texts are in the code; their translation file is for translators only.
  config.plugins.push(
    new webpack.ContextReplacementPlugin(/[\\/]translations$/, /^\.\/(?!en-US)[\w-]+\.json$/),
  )

  if (isWeb) return config
  config.resolve.extensions = ['.server.ts', '.server.tsx', ...config.resolve.extensions]
  config.optimization = { ...config.optimization, minimize: false }
  // One file without chunks: the kit makes chunks and merges them, which takes most of the build.
  config.module.parser = { javascript: { dynamicImportMode: 'eager' } }
  config.plugins = config.plugins.filter(
    ({ constructor }) => !SERVER_PLUGINS_LEFT_OUT.includes(constructor.name),
  )
  if (isProduction) config.plugins.push(makeRoutesOnce)
  return config
}

const SERVER_PLUGINS_LEFT_OUT = ['WebpackNotifierPlugin', 'LimitChunkCountPlugin']

/**
 * Has a browser compile a file beside the main thread, as it comes in, and not function by function
 * when they are called: nearly all in these files are, at once.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad'

/** Minimizes style sheets, which the kit's minimizer leaves as they are. */
const minifyStyles = {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { sources, Compilation } }) {
    hooks.compilation.tap('MinifyStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise(
        { name: 'MinifyStyles', stage },
        async (assets) => {
          const names = isProduction
            ? Object.keys(assets).filter((name) => name.endsWith('.css'))
            : []
          for (const name of names) {
            const { code } = await transform(String(assets[name].source()), {
              loader: 'css',
              minify: true,
              target: ['chrome107', 'firefox104', 'safari16'],
            })
            compilation.updateAsset(name, new sources.RawSource(code))
          }
        },
      )
    })
  },
}

const adjustClient = (config) => {
  config.entry = { ...config.entry, begin: [path.resolve('app/hydration/begin.ts')] }
  config.module.rules.push(forTheKit)
  config.plugins.push(
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    minifyStyles,
    shortChunkIds,
    leavePreflightOut,
    new webpack.BannerPlugin({
      banner: COMPILE_WHOLE,
      raw: true,
      include: /^(?:framework|main)\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
  )
  config.optimization = {
    ...config.optimization,
    splitChunks,
    // Chunks of pages have names instead of numbers, because loadable-stats and the weight report read them.
    chunkIds: 'named',
  }
  return config
}

const adjustClientOptional = (config) => {
  // The kit always adds all of core-js and a fetch polyfill, which no supported browser needs.
  delete config.entry['core-polyfill']
  delete config.entry['fetch-polyfill']
  config.plugins.push(new MiniCssExtractPlugin())
  return config
}

module.exports = configs
  .map(adjust)
  .map((config) => (config.name === 'client' ? adjustClient(config) : config))
  .map((config) => (config.name === 'client-optional' ? adjustClientOptional(config) : config))
  .filter((config) => typeof config.entry === 'string' || Object.keys(config.entry).length > 0)
  .map((config) => (isProduction ? config : forDevelopment(config)))
module.exports.parallelism = 1
