// @ts-check
/*
 * Replaces `@pandacss/is-valid-prop` in browsers, whose list of all CSS properties they know
 * themselves.
 */
const { style } = document.documentElement

/** @param {string} name in camel case, or a custom property, selector or at-rule */
exports.isCssProperty = (name) =>
  typeof Reflect.get(style, name) === 'string' || name.startsWith('--') || /[&@]/.test(name)
