// @ts-check
/*
 * Stands in for `@loadable/server`, which PWA Kit renders with: its extractor reads and parses what
 * the build wrote about chunks for every page. A build does not change while it is served.
 */
const { readFileSync } = require('fs')
const loadable = require('loadable-server')

/** @type {Map<string, object>} */
const read = new Map()

/** @param {string} file */
function readOnce(file) {
  const stats = read.get(file) ?? JSON.parse(readFileSync(file, 'utf8'))
  read.set(file, stats)
  return stats
}

class ChunkExtractor extends loadable.ChunkExtractor {
  /** @param {import('@loadable/server').ChunkExtractorOptions & {statsFile: string}} options */
  constructor({ statsFile, ...options }) {
    super({ ...options, stats: readOnce(statsFile) })
  }
}

module.exports = { ...loadable, ChunkExtractor }
