import { localizedPath } from '@/site/locale'
import { pagePaths, pages } from '@/site/pages'
import type { Site } from '@/site/site'

/** Each with what is below it: of a pattern that names an id, the path before that. */
const UNCRAWLED = pagePaths
  .filter(({ name }) => pages[name].isUncrawled)
  .map(({ path }) => path.replace(/\/:.*$/, ''))
/** What is no page at all. */
const NO_PAGES = ['/admin/', '/api/', '/mobify/proxy/', '/callback']

type Crawled = Pick<Site, 'defaultLocale' | 'locales'>

/** `robots.txt` of a site: what crawlers leave out, and where the list of all other pages is. */
export function toRobotsTxt({ defaultLocale, locales = [] }: Crawled, origin: string): string {
  const languages = [...new Set([defaultLocale, ...locales.map(({ id }) => id)])]
  const pages = languages.flatMap((id) =>
    UNCRAWLED.map((path) => localizedPath(defaultLocale, id, path)),
  )
  return [
    'User-agent: *',
    // the page itself and what is below it, but not /cartons
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
