import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { nearbyShopsQuery, shopsQuery } from '@/commerce-client/stores.queries'
import { parseShopSearch } from '@/domain/shop-search'
import { toAppError } from '@/errors/to-app-error'
import { ShopLocator } from '@/features/shops/shop-locator'
import { shopsMessages as messages } from '@/features/shops/shops.messages'
import { ShopsStructuredData } from '@/features/shops/shops-structured-data'
import { useNow } from '@/features/shops/use-now'
import type { PageComponent } from '@/lib/page-load'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import styles from './shops-page.module.css'

/** `/chocolateshops` (D1 §2): every shop, and those near a zip code. */
const ShopsPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const site = useSite()
  const now = useNow()
  const address = new URLSearchParams(useLocation().search)
  const search = parseShopSearch(address)
  const { data: shops, error, isError } = useQuery(shopsQuery(site.id))
  if (isError && !shops) throw toAppError(error)
  if (!shops) return <ContentSkeleton />

  const title = formatMessage(messages.title)
  return (
    <div className="container">
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        canonicalPath={paths.shops()}
        isHidden={search !== undefined}
      />
      <ShopsStructuredData shops={shops} />
      <Breadcrumb current={title} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.intro}>{formatMessage(messages.intro)}</p>
      </header>
      <ShopLocator
        shops={shops}
        now={now}
        search={search}
        shownShopId={address.get('shop') ?? undefined}
      />
    </div>
  )
}

ShopsPage.load = async ({ queryClient, search, site }) => {
  const asked = parseShopSearch(search)
  await Promise.all([
    queryClient.fetchQuery(shopsQuery(site.id)),
    asked && queryClient.prefetchQuery(nearbyShopsQuery(site.id, asked)),
  ])
}

export default ShopsPage
