// Every class name of a CSS module is its own key, so tests may ask for it.
module.exports = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? undefined : String(key)) },
)
