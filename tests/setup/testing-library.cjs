const { createElement } = require('react')
const library = require('@testing-library/react/dist/index.js')
const { createStyleCache } = require('@/ui/style-cache')
const { UiProvider } = require('@/ui/ui-provider')

// What comes to stand on a page is waited for longer than a busy machine stalls.
library.configure({ asyncUtilTimeout: 10_000 })

/**
 * jsdom matches every element that a query or a click looks at with every rule of the page: half of
 * the time of a test. What Chakra's parts are styled with therefore stays outside of the document.
 */
function createDetachedCache() {
  const cache = createStyleCache()
  if (cache.sheet) cache.sheet.container = document.createElement('div')
  return cache
}

/** What every page has around it, whatever a test puts around its part besides. */
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
