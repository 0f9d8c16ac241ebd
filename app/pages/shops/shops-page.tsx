import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { BlockList, findHeading } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { nearbyShopsQuery, shopsQuery } from '@/commerce-client/stores.queries'
import { parseShopSearch } from '@/rules/shop-search'
import { ShopLocator } from '@/features/shops/shop-locator'
import { shopsMessages as messages } from '@/features/shops/shops.messages'
import { ShopListData } from '@/features/shops/shop-list-data'
import { useNow } from '@/features/shops/use-now'
import { pageKey } from '@/integrations/content-hub/content.port'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { fetchEssential, type PageComponent } from '@/lib/page-load'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import styles from './shops-page.module.css'

const headQuery = (siteId: string) => contentQuery(siteId, pageKey(paths.shops()))

/**
 * `/chocolateshops` (SHOP-001): every shop, the shops of a state, and the shops near a zip code,
 * below the editors' content.
 */
const ShopsPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const site = useSite()
  const now = useNow()
  const address = new URLSearchParams(useLocation().search)
  const search = parseShopSearch(address)
  const stateCode = address.get('state') ?? undefined
  const { data: shops, isError, refetch } = useQuery(shopsQuery(site.id))
  const { data: head } = useQuery(headQuery(site.id))

  const title = formatMessage(messages.title)
  const slots = head ? readContentPage(head).slots : []
  const hasHeading = findHeading(slots) >= 0
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        canonicalPath={paths.shops()}
        isHidden={search !== undefined || stateCode !== undefined}
      />
      {shops && <ShopListData shops={shops} />}
      <div className="container">
        <Breadcrumb current={title} />
        {!hasHeading && (
          <header className={styles.head}>
            <Heading level={1}>{title}</Heading>
            <p className={styles.intro}>{formatMessage(messages.intro)}</p>
          </header>
        )}
      </div>
      <BlockList slots={slots} hasOwnHeading={!hasHeading} />
      <div className={classNames('container', hasHeading && styles.below)}>
        <ShopLocator
          shops={shops}
          onRetry={isError ? () => void refetch() : undefined}
          now={now}
          search={search}
          stateCode={stateCode}
        />
      </div>
    </>
  )
}

ShopsPage.load = async ({ queryClient, search, site }) => {
  const asked = parseShopSearch(search)
  await Promise.all([
    fetchEssential(queryClient, shopsQuery(site.id)),
    asked && queryClient.prefetchQuery(nearbyShopsQuery(site.id, asked)),
    prefetchHead(queryClient, site),
  ])
}

/**
 * Loads the editors' content for the head of the page. Never throws: without it the page has a
 * default head.
 */
async function prefetchHead(queryClient: QueryClient, site: Site): Promise<void> {
  const item = await queryClient.fetchQuery(headQuery(site.id)).catch(() => undefined)
  if (item) await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default ShopsPage
