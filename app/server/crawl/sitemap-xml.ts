import { escapeMarkup } from '@rules/html-page'

/* https://www.sitemaps.org/protocol.html, with the extensions for languages and pictures. */

/** A page, with absolute URLs. */
export interface SitemapEntry {
  url: string
  /** Calendar date or instant of ISO 8601. */
  lastModified?: string
  /** The page in each of the site's languages, including its own. */
  alternates?: { language: string; url: string }[]
  images?: string[]
}

export interface SitemapChild {
  url: string
  lastModified?: string
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
]
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** The most pictures per page that the protocol allows. */
const MAX_IMAGES = 1_000

export function toSitemapIndex(children: readonly SitemapChild[]): string {
  const body = children.map(
    ({ url, lastModified }) =>
      `<sitemap>${element('loc', url)}${lastmod(lastModified)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex ${NAMESPACES[0]}>\n${body.join('')}</sitemapindex>\n`
}

export function toSitemap(entries: readonly SitemapEntry[]): string {
  return `${DECLARATION}<urlset ${NAMESPACES.join(' ')}>\n${entries.map(toUrl).join('')}</urlset>\n`
}

function toUrl({ url, lastModified, alternates = [], images = [] }: SitemapEntry): string {
  const links = alternates.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(one.language)}" href="${escapeMarkup(one.url)}"/>`,
  )
  const pictures = images
    .slice(0, MAX_IMAGES)
    .map((image) => `<image:image>${element('image:loc', image)}</image:image>`)
  return `<url>${element('loc', url)}${lastmod(lastModified)}${links.join('')}${pictures.join('')}</url>\n`
}

function lastmod(moment: string | undefined): string {
  return moment === undefined ? '' : element('lastmod', moment)
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
