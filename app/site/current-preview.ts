import type { Preview } from './preview'

/** In the browser a tab has one preview, which is in its URL, so nothing has to be stored here. */
export function withPreview<Result>(_preview: Preview, run: () => Result): Result {
  return run()
}
