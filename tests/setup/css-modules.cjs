/** Every class name of a CSS module is its own key, so tests may ask for it. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_target, key) => (key === '__esModule' ? undefined : String(key)) },
)

module.exports = classNames
