// @ts-check
const { createHash } = require('node:crypto')

const MIN_LENGTH = 4

/**
 * Gives short ids to chunks without a name. By default, they are named after all of their modules,
 * and `main.js` lists the names for each page that loads them.
 * @type {import('webpack').WebpackPluginInstance}
 */
exports.shortChunkIds = {
  apply({ context, hooks }) {
    hooks.compilation.tap('ShortChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ShortChunkIds', stage: -1 }, (chunks) => {
        const taken = new Set()
        for (const chunk of chunks) {
          if (chunk.name) continue
          const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          const names = modules.map((one) => one.libIdent({ context }) ?? one.identifier()).sort()
          const hash = createHash('sha256').update(names.join('\n')).digest('hex')
          let length = MIN_LENGTH
          while (taken.has(hash.slice(0, length))) length += 1
          chunk.id = hash.slice(0, length)
          chunk.ids = [chunk.id]
          taken.add(chunk.id)
        }
      })
    })
  },
}
