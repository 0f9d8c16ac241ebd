/** Linear in the length of the text, unlike `/\/+$/`, which scans each run from each of its slashes. */
export function trimTrailingSlashes(text: string): string {
  let end = text.length
  while (text.charAt(end - 1) === '/') end -= 1
  return text.slice(0, end)
}

/** Removes the slashes at the start and at the end. */
export function trimSlashes(text: string): string {
  return trimTrailingSlashes(text).replace(/^\/+/, '')
}
