// Chakra uses one function of the whole library, which takes a second to load. The library is
// loaded only when another export is used, which Chakra's own recipes do.
const utils = require('../../node_modules/@ark-ui/react/dist/utils/index.cjs')

let whole
const load = () => (whole ??= require('../../node_modules/@ark-ui/react/dist/index.cjs'))

module.exports = new Proxy(utils, {
  get: (known, name) => (name in known || name === '__esModule' ? known[name] : load()[name]),
})
