// @ts-check
// Jest's transform for the storefront: esbuild takes a tenth of the time of Babel, which compiles only
// what its plugins (babel.config.js) are for.
const { createTransformer } = require('babel-jest').default
const esbuild = require('./jest-esbuild-transform.cjs')

const FOR_PLUGINS = /\bdefineMessages?\b|\bdefaultMessage\b|@loadable\/|\bjest\.(?:mock|doMock)\(/
const babel = createTransformer()

/** @param {string} source @param {string} file */
const transformerOf = (source, file) =>
  FOR_PLUGINS.test(source) && !file.includes('node_modules') ? babel : esbuild

module.exports = {
  /** @param {string} source @param {string} file @param {object} options */
  process: (source, file, options) => transformerOf(source, file).process(source, file, options),
  /** @param {string} source @param {string} file @param {object} options */
  getCacheKey: (source, file, options) =>
    transformerOf(source, file).getCacheKey(source, file, options),
}
