// Chakra uses only one function of this library, which takes a second to load: anything else that
// is accessed, by Chakra's own recipes, loads the whole library.
const utils = require('../../node_modules/@ark-ui/react/dist/utils/index.cjs')

let whole
const load = () => (whole ??= require('../../node_modules/@ark-ui/react/dist/index.cjs'))

module.exports = new Proxy(utils, {
  get: (known, name) => (name in known || name === '__esModule' ? known[name] : load()[name]),
})
