import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string | undefined>()

/** Returns the id of the current request, also after an `await`. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}

export function withRequestId<Result>(id: string | undefined, run: () => Result): Result {
  return storage.run(id, run)
}
