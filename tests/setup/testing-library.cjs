// What comes to stand on a page is waited for longer than a busy machine stalls.
const library = require('@testing-library/react/dist/index.js')
library.configure({ asyncUtilTimeout: 10_000 })
module.exports = library
