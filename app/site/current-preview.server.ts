import { AsyncLocalStorage } from 'node:async_hooks'
import type { Preview } from './preview'

const storage = new AsyncLocalStorage<Preview>()

/** Returns the preview of the current request; undefined for the public shop. */
export function currentPreview(): Preview | undefined {
  return storage.getStore()
}

/** Runs a function with the given preview. Only for requests whose access was checked. */
export function withPreview<Result>(preview: Preview, run: () => Result): Result {
  return storage.run(preview, run)
}
