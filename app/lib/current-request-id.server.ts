import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string | undefined>()

/** The id of the request that is being answered, wherever its awaits have led. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}

/** Runs something as part of answering a request. */
export function withRequestId<Result>(id: string | undefined, run: () => Result): Result {
  return storage.run(id, run)
}
