// @ts-check
const { parse } = require('@formatjs/icu-messageformat-parser')

/**
 * Compiles a translation file into a module of parsed messages, like the texts in the code
 * (babel.config.js), so that neither the browser nor the server needs an ICU parser.
 *
 * @param {string} source
 */
module.exports = (source) => {
  /** @type {Record<string, string>} */
  const messages = JSON.parse(source)
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, parse(text)]),
  )
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
}
