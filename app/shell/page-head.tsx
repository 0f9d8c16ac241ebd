import { Helmet } from 'react-helmet'
import { useLocation } from 'react-router-dom'
import { imageUrl } from '@/integrations/images/image-service'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'

interface PageHeadProps {
  title: string
  description?: string
  /** Path of the page's own address where it is not the one shown, search part included. */
  canonicalPath?: string
  /** Master picture for those who share the page. */
  image?: string
  type?: 'website' | 'product'
  /** Pages that search engines should leave out. */
  isHidden?: boolean
}

/** Title, description, canonical address (no trailing slash, D1 §2) and what sharing shows. */
export function PageHead({ title, description, type = 'website', ...rest }: PageHeadProps) {
  const { canonicalPath, image, isHidden = false } = rest
  const site = useSite()
  const origin = useOrigin()
  const { pathname } = useLocation()
  const address = toAddress(canonicalPath ?? pathname, origin)
  return (
    <Helmet>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex, follow" />}
      {!isHidden && <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={toAddress(imageUrl(image, 1200), origin)} />}
    </Helmet>
  )
}

/** Absolute, and without a trailing slash. */
function toAddress(path: string, origin: string): string {
  const absolute = /^https?:/.test(path) ? path : `${origin}${path}`
  return absolute.replace(/\/+$/, '')
}
