import { AsyncLocalStorage } from 'node:async_hooks'
import type { Preview } from './preview'

const storage = new AsyncLocalStorage<Preview>()

/** What the page or call that is being answered is shown for; undefined for the public. */
export function currentPreview(): Preview | undefined {
  return storage.getStore()
}

/** Answers something for an editor. Only for requests whose access was checked. */
export function withPreview<Result>(preview: Preview, run: () => Result): Result {
  return storage.run(preview, run)
}
