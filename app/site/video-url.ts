/**
 * Returns the path of a film, or of its captions, below the media folder: the shop serves them
 * itself, in ranges.
 */
export function videoUrl(path: string): string {
  return `/video/${path.replace(/^\/+/, '')}`
}
