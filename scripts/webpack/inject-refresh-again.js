/*
 * In development: the last module of `begin`. React Refresh prepares a page once, for the webpack
 * runtime that asks first. Here that is the one of `begin`, which knows nothing of React; so `main`,
 * which has a runtime of its own, is made to prepare it too. Without this no change shows.
 */
for (const name of Object.keys(window)) {
  if (name.startsWith('__reactRefreshInjected')) Reflect.deleteProperty(window, name)
}
