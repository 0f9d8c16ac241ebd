const { createElement } = require('react')
const library = require('@testing-library/react/dist/index.js')
const { createStyleCache } = require('@/ui/style-cache')
const { UiProvider } = require('@/ui/ui-provider')

// What comes to stand on a page is waited for longer than a busy machine stalls.
library.configure({ asyncUtilTimeout: 10_000 })

/** What every page has around it, whatever a test puts around its part besides. */
const inProvider = ({ wrapper, ...options } = {}) => {
  const cache = createStyleCache()
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
