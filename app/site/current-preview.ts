import type { Preview } from './preview'

/** In the browser a tab has one preview, which is in its URL: nothing has to be passed along. */
export function withPreview<Result>(_preview: Preview, run: () => Result): Result {
  return run()
}
