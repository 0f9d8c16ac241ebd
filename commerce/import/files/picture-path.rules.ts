const PICTURE = /^catalogs\/[^/]+\/static\/[^/]+\/.+\.(?:avif|gif|jpe?g|png|webp)$/i
const MAX_PATH = 1_000
/** A segment that leads elsewhere, is hidden, or that a file system could read in another way. */
const UNSAFE = /^(?:\.|$)|[\\:\u0000-\u001f]/

/**
 * Whether a file of an archive is a picture of a catalogue that may be written below a folder, by
 * its path inside the archive: `catalogs/shoes/static/default/images/a.jpg`. SVG files are not: they
 * can hold scripts.
 */
export function isPicturePath(path: string): boolean {
  if (path.length > MAX_PATH || !PICTURE.test(path)) return false
  return !path.split('/').some((segment) => UNSAFE.test(segment))
}

/** The same, where one folder may hold the whole archive. */
export function mayBePicturePath(path: string): boolean {
  return isPicturePath(path) || isPicturePath(path.slice(path.indexOf('/') + 1))
}
