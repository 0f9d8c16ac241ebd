const { createElement } = require('react')
const library = require('@testing-library/react/dist/index.js')
const { createStyleCache } = require('@/ui/style-cache')
const { UiProvider } = require('@/ui/ui-provider')

// Waits for elements longer than a busy machine stalls.
library.configure({ asyncUtilTimeout: 60_000 })

/**
 * jsdom matches every element of a query or a click with every rule of the page, which takes half
 * of a test's time. The styles of Chakra's components therefore stay outside of the document.
 */
function createDetachedCache() {
  const cache = createStyleCache()
  if (cache.sheet) cache.sheet.container = document.createElement('div')
  return cache
}

/** Wraps a test's component, and its own wrapper, in the provider of every page. */
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
