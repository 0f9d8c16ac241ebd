const { readFileSync } = require('fs')

/** A file as the `data:` address that the build makes of it. */
module.exports = {
  process: (_text, path) => {
    const address = `data:application/octet-stream;base64,${readFileSync(path, 'base64')}`
    return { code: `module.exports = ${JSON.stringify(address)}` }
  },
}
