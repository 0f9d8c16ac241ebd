import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { Helmet } from 'react-helmet'
import { useLocation } from 'react-router-dom'
import { trimTrailingSlashes } from '@rules/trim-slashes'
import { useOrigin } from '@/site/use-origin'
import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'

interface PageHeadProps {
  title: string
  description?: string
  canonicalPath?: string
  /** The site of the canonical URL if several sites show the page; by default this site. */
  ownSite?: string
  /** Image for sharing the page on social networks; by default the site's own. */
  image?: string
  type?: 'website' | 'product'
  isHidden?: boolean
}

/**
 * Title, description, canonical URL (without trailing slash, SHELL-036), alternate languages and
 * social tags.
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
 * Returns the page's URL in each of the site's languages; the URL without a prefix follows the
 * browser's preference.
 */
function useAlternates(
  path: string | undefined,
  ownSite?: string,
): { hrefLang: string; href: string }[] {
  const { locales = [], defaultLocale } = useSite()
  const toUrl = usePageUrl(ownSite)
  // an external canonical URL is the same in every language
  if (!path || /^https?:/.test(path) || locales.length < 2) return []
  return [
    ...locales.map(({ id }) => ({ hrefLang: id, href: toUrl(path, id) })),
    { hrefLang: 'x-default', href: toUrl(path, defaultLocale) },
  ].map(({ hrefLang, href }) => ({ hrefLang, href: withoutTrailingSlash(href) }))
}

// a title that already contains the site's name stays unchanged
function toFullTitle(title: string, siteName: string): string {
  return title.includes(siteName) || title.includes(' | ') ? title : `${title} | ${siteName}`
}

const ownCard = () => getAssetUrl('static/social-card.jpg')

function toAbsolute(address: string, origin: string): string {
  return /^https?:/.test(address) ? address : `${origin}${address}`
}

function withoutTrailingSlash(address: string): string {
  return trimTrailingSlashes(address) || '/'
}
