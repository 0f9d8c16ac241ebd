import { AsyncLocalStorage } from 'node:async_hooks'
import { SOURCE_LOCALE } from './locale'

const storage = new AsyncLocalStorage<string>()

/** Returns the language of the current request, also after an `await`. */
export function currentLocale(): string {
  return storage.getStore() ?? SOURCE_LOCALE
}

export function withLocale<Result>(locale: string, run: () => Result): Result {
  return storage.run(locale, run)
}
