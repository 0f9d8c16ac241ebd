// Chakra takes one function of the whole library, which takes a second to load: what else is asked
// for, by Chakra's own recipes, loads it.
const utils = require('../../node_modules/@ark-ui/react/dist/utils/index.cjs')

let whole
const load = () => (whole ??= require('../../node_modules/@ark-ui/react/dist/index.cjs'))

module.exports = new Proxy(utils, {
  get: (known, name) => (name in known || name === '__esModule' ? known[name] : load()[name]),
})
