import { Helmet } from 'react-helmet'
import { useLocation } from 'react-router-dom'
import { useSite } from '@/site/use-site'

interface PageHeadProps {
  title: string
  description?: string
  /** Path of the page's own address where it is not the one shown. */
  canonicalPath?: string
  /** Address of a picture for those who share the page. */
  image?: string
  /** Pages that search engines should leave out. */
  isHidden?: boolean
}

/** Title, description, canonical address (no trailing slash, D1 §2) and what sharing shows. */
export function PageHead({ title, description, canonicalPath, image, isHidden }: PageHeadProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const canonical = withoutTrailingSlash(canonicalPath ?? pathname)
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}

/** `/help/kosher/` → `/help/kosher`; the root stays. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
