import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'
import { JsonLd } from './json-ld'

interface BreadcrumbDataProps {
  steps: readonly { name: string; href: string }[]
  name: string
  path: string
}

/** The breadcrumb as structured data for search engines (schema.org). */
export function BreadcrumbData({ steps, name, path }: BreadcrumbDataProps) {
  const toUrl = usePageUrl()
  const { name: siteName } = useSite()
  const places = [{ name: siteName, href: '/' }, ...steps, { name, href: path }]
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: places.map((place, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: place.name,
          item: toUrl(place.href),
        })),
      }}
    />
  )
}
