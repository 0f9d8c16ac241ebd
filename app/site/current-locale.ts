import { SOURCE_LOCALE } from './locale'

/**
 * Returns the language of the page, for code outside components. In the browser each tab has one
 * language.
 */
export function currentLocale(): string {
  // tests of server code have no `window`
  const asked = typeof window === 'undefined' ? '' : document.documentElement.lang
  return asked || SOURCE_LOCALE
}

/** Only has an effect on the server, where it runs a function with the given language. */
export function withLocale<Result>(_locale: string, run: () => Result): Result {
  return run()
}
