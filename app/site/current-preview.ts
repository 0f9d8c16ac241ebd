import type { Preview } from './preview'

/** In the browser a tab has one preview, which its address tells: nothing has to be carried along. */
export function withPreview<Result>(_preview: Preview, run: () => Result): Result {
  return run()
}
