import { shop } from './shop-of-worker'

const PAGES = 'pages '
const FILES = 'files '

/** Pages and files belong to one build and are never mixed with those of another. */
export const cacheNames = {
  pages: PAGES + shop.bundle,
  files: FILES + shop.bundle,
  /** The content at a picture's address never changes, so all builds share this cache. */
  pictures: 'pictures',
}

/**
 * Returns the caches that a newly activated worker deletes: pages of other builds, and their files
 * except those of the previous build, which open tabs may still show.
 * @param names in the order of creation
 */
export function listOutdated(names: readonly string[], own = cacheNames): string[] {
  const others = (prefix: string, name: string) =>
    names.filter((one) => one.startsWith(prefix) && one !== name)
  return [...others(PAGES, own.pages), ...others(FILES, own.files).slice(0, -1)]
}
