import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { shopsQuery } from '@/commerce-client/stores.queries'
import { notFoundError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { detailsMessages } from '@/features/shops/details/details.messages'
import { ShopDetails } from '@/features/shops/details/shop-details'
import { ShopStructuredData } from '@/features/shops/details/shop-structured-data'
import { addressText } from '@/features/shops/directions/maps-search-url'
import { shopsMessages } from '@/features/shops/shops.messages'
import { useNow } from '@/features/shops/use-now'
import type { PageComponent } from '@/lib/page-load'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { BreadcrumbData } from '@/ui/breadcrumb-data'
import { PageHead } from '@/ui/page-head'

/** `/chocolateshops/{id}`: one shop (SHOP-040). Unknown shops show the not-found page. */
const ShopPage: PageComponent = () => {
  const { shopId } = useParams<{ shopId: string }>()
  const { formatMessage } = useIntl()
  const site = useSite()
  const now = useNow()
  const { data: shops, error, isError } = useQuery(shopsQuery(site.id))
  if (isError && !shops) throw toAppError(error)
  if (!shops) return <ContentSkeleton />
  const shop = shops.find(({ id }) => id === shopId)
  if (!shop) return <NotFoundView />

  const { name, city } = shop
  const steps = [{ name: formatMessage(shopsMessages.title), href: paths.shops() }]
  return (
    <div className="container">
      <PageHead
        title={[name, city].filter(Boolean).join(', ')}
        description={formatMessage(detailsMessages.description, {
          name,
          address: addressText(shop),
        })}
        canonicalPath={paths.shop(shop.id)}
      />
      <ShopStructuredData shop={shop} />
      <BreadcrumbData steps={steps} name={name} path={paths.shop(shop.id)} />
      <Breadcrumb steps={steps} current={name} />
      <ShopDetails key={shop.id} shop={shop} shops={shops} now={now} />
    </div>
  )
}

ShopPage.load = async ({ queryClient, params, site }) => {
  const shops = await queryClient.fetchQuery(shopsQuery(site.id))
  if (!shops.some(({ id }) => id === params.shopId)) throw notFoundError('No such shop')
}

export default ShopPage
