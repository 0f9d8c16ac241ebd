const PICTURE = /^(?:catalogs|libraries)\/[^/]+\/static\/[^/]+\/.+\.(?:avif|gif|jpe?g|png|webp)$/i
const MAX_PATH = 1_000
/**
 * A path segment that leads to another folder, is hidden, or may have a special meaning for a file
 * system.
 */
const UNSAFE = /^(?:\.|$)|[\\:\u0000-\u001f]/

/**
 * Returns whether a path in the archive is that of a picture of a catalog or library and may be written below a
 * folder: `catalogs/shoes/static/default/images/a.jpg`. SVG files are excluded, because they may
 * contain scripts.
 */
export function isPicturePath(path: string): boolean {
  if (path.length > MAX_PATH || !PICTURE.test(path)) return false
  return !path.split('/').some((segment) => UNSAFE.test(segment))
}

/** Like `isPicturePath`, but the whole archive may be inside a single folder. */
export function mayBePicturePath(path: string): boolean {
  return isPicturePath(path) || isPicturePath(path.slice(path.indexOf('/') + 1))
}
