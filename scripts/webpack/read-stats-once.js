// @ts-check
/*
 * Replaces `@loadable/server` on the server: PWA Kit's renderer names the file of the build's
 * statistics, 190 kB of JSON, which would be read and parsed for each request.
 */
const { readFileSync } = require('node:fs')
const loadable = require('loadable-server')

/** @type {object | undefined} */
let stats

class ChunkExtractor extends loadable.ChunkExtractor {
  /** @param {{ statsFile: string }} options */
  constructor({ statsFile, ...options }) {
    stats ??= JSON.parse(readFileSync(statsFile, 'utf8'))
    super({ ...options, stats })
  }
}

module.exports = { ...loadable, ChunkExtractor }
