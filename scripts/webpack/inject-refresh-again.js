/*
 * In development, this is the last module of `begin`. React Refresh prepares a page only once, for the
 * first webpack runtime. Here this is the runtime of `begin`, which contains no React. Deleting the
 * marker makes the separate runtime of `main` prepare the page too; otherwise no change would show.
 */
for (const name of Object.keys(window)) {
  if (name.startsWith('__reactRefreshInjected')) Reflect.deleteProperty(window, name)
}
