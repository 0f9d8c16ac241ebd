import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { Helmet } from 'react-helmet'
import { useLocation } from 'react-router-dom'
import { useOrigin } from '@/site/use-origin'
import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'

interface PageHeadProps {
  title: string
  description?: string
  /** Path of the page's one address. */
  canonicalPath?: string
  /** The site whose address counts, where several show the page; without it, this one. */
  ownSite?: string
  /** Address of a picture for those who share the page; the house's own card where it has none. */
  image?: string
  type?: 'website' | 'product'
  /** Pages that search engines should leave out. */
  isHidden?: boolean
}

/**
 * Title, description, canonical address (no trailing slash, SHELL-036), the same page in other
 * languages and what sharing shows.
 */
export function PageHead({ title, description, canonicalPath, ...rest }: PageHeadProps) {
  const { image, isHidden, ownSite, type = 'website' } = rest
  const site = useSite()
  const origin = useOrigin()
  const toUrl = usePageUrl(ownSite)
  const { pathname } = useLocation()
  const canonical = canonicalPath && withoutTrailingSlash(toUrl(canonicalPath))
  const alternates = useAlternates(isHidden ? undefined : canonicalPath, ownSite)
  return (
    <Helmet>
      <title>{toFullTitle(title, site.name)}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description ?? site.name} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical ?? withoutTrailingSlash(toUrl(pathname))} />
      <meta property="og:image" content={toAbsolute(image ?? ownCard(), origin)} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHidden && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}

/**
 * The page's address in each of the site's languages; without a prefix, the browser's preference
 * decides.
 */
function useAlternates(
  path: string | undefined,
  ownSite?: string,
): { hrefLang: string; href: string }[] {
  const { locales = [], defaultLocale } = useSite()
  const toUrl = usePageUrl(ownSite)
  // An address of the merchant's own elsewhere is the same in every language.
  if (!path || /^https?:/.test(path) || locales.length < 2) return []
  return [
    ...locales.map(({ id }) => ({ hrefLang: id, href: toUrl(path, id) })),
    { hrefLang: 'x-default', href: toUrl(path, defaultLocale) },
  ].map(({ hrefLang, href }) => ({ hrefLang, href: withoutTrailingSlash(href) }))
}

// An editor's title that names the shop already stays as it is.
function toFullTitle(title: string, siteName: string): string {
  return title.includes(siteName) || title.includes(' | ') ? title : `${title} | ${siteName}`
}

const ownCard = () => getAssetUrl('static/social-card.jpg')

function toAbsolute(address: string, origin: string): string {
  return /^https?:/.test(address) ? address : `${origin}${address}`
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '') || '/'
}
