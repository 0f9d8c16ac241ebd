import { AsyncLocalStorage } from 'node:async_hooks'
import { SOURCE_LOCALE } from './locale'

const storage = new AsyncLocalStorage<string>()

/** The language of the page or call that is being answered, wherever its awaits have led. */
export function currentLocale(): string {
  return storage.getStore() ?? SOURCE_LOCALE
}

/** Runs something as a page in a language. */
export function withLocale<Result>(locale: string, run: () => Result): Result {
  return storage.run(locale, run)
}
