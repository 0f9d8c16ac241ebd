import { localizedPath } from '@/site/locale'
import { pagePaths, pages } from '@/site/pages'
import type { Site } from '@/site/site'

/** Paths that crawlers skip, with everything below; a pattern ends before its first parameter. */
const UNCRAWLED = pagePaths
  .filter(({ name }) => pages[name].isUncrawled)
  .map(({ path }) => path.split('/:')[0] ?? path)
/** Paths that are not pages. */
const NO_PAGES = ['/admin/', '/api/', '/mobify/proxy/', '/callback']

type Crawled = Pick<Site, 'defaultLocale' | 'locales'>

/**
 * Returns the `robots.txt` of a site: the paths that crawlers must skip, and the URL of the
 * sitemap.
 */
export function toRobotsTxt({ defaultLocale, locales = [] }: Crawled, origin: string): string {
  const languages = [...new Set([defaultLocale, ...locales.map(({ id }) => id)])]
  const pages = languages.flatMap((id) =>
    UNCRAWLED.map((path) => localizedPath(defaultLocale, id, path)),
  )
  return [
    'User-agent: *',
    // three rules match the page and everything below it, but not, for instance, /cartons
    ...pages.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]).map(toRule),
    ...NO_PAGES.map(toRule),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function toRule(path: string): string {
  return `Disallow: ${path}`
}
