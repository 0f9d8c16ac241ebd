const { createElement } = require('react')
const library = require('@testing-library/react/dist/index.js')
const { createStyleCache } = require('@/ui/style-cache')
const { UiProvider } = require('@/ui/ui-provider')

// Queries wait longer than a busy machine stalls.
library.configure({ asyncUtilTimeout: 10_000 })

/**
 * jsdom matches every element that a query or a click examines against every rule of the page,
 * which takes half of a test's time. Chakra's styles therefore stay outside of the document.
 */
function createDetachedCache() {
  const cache = createStyleCache()
  if (cache.sheet) cache.sheet.container = document.createElement('div')
  return cache
}

/** Adds the context of every page around the test's own wrapper. */
const inProvider = ({ wrapper, ...options } = {}) => {
  const cache = createDetachedCache()
  const Wrapper = ({ children }) =>
    createElement(
      UiProvider,
      { cache },
      wrapper ? createElement(wrapper, null, children) : children,
    )
  return { ...options, wrapper: Wrapper }
}

module.exports = {
  ...library,
  render: (ui, options) => library.render(ui, inProvider(options)),
  renderHook: (callback, options) => library.renderHook(callback, inProvider(options)),
}
