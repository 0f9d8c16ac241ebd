const { readFileSync } = require('fs')

/** Returns a file as a `data:` address, like the build. */
module.exports = {
  process: (_text, path) => {
    const address = `data:application/octet-stream;base64,${readFileSync(path, 'base64')}`
    return { code: `module.exports = ${JSON.stringify(address)}` }
  },
}
