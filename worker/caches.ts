import { shop } from './shop-of-worker'

const PAGES = 'pages '
const FILES = 'files '

/** Pages and files belong to one build: none of another is ever put beside them. */
export const cacheNames = {
  pages: PAGES + shop.bundle,
  files: FILES + shop.bundle,
  /** Their addresses never change what they show, so releases share them. */
  pictures: 'pictures',
}

/**
 * Which caches a worker deletes that has just become the one in charge: pages of other builds, and
 * their files but for those of the last one, which tabs may still show.
 * @param names in the order in which they were made
 */
export function listOutdated(names: readonly string[], own = cacheNames): string[] {
  const others = (prefix: string, name: string) =>
    names.filter((one) => one.startsWith(prefix) && one !== name)
  return [...others(PAGES, own.pages), ...others(FILES, own.files).slice(0, -1)]
}
