import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { wishListProductsQuery } from '@/commerce-client/wish-list-products.queries'
import { toAppError } from '@/errors/to-app-error'
import { ProductTile } from '@/features/product/product-tile'
import { shareMessages } from '@/features/wish-list/share.messages'
import { SharedWishList } from '@/features/wish-list/shared-wish-list'
import { sharedWishListQuery } from '@/features/wish-list/shared-wish-list.queries'
import type { PageComponent } from '@/lib/page-load'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { NotFoundView } from '@/shell/failures/not-found-view'
import { useSite } from '@/site/use-site'
import { PageHead } from '@/ui/page-head'

/**
 * `/wishlist/shared/{id}`: a customer's shared wish list. Not found when it is no longer shared.
 */
const SharedWishListPage: PageComponent = () => {
  const { shareId } = useParams<{ shareId: string }>()
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const { data: list, error, isError } = useQuery(sharedWishListQuery(siteId, shareId))
  if (isError) {
    const failure = toAppError(error)
    if (failure.kind === 'not-found') return <NotFoundView />
    if (!list) throw failure
  }
  if (!list) return <ContentSkeleton />
  const { ownerName } = list
  return (
    <>
      <PageHead
        title={formatMessage(ownerName ? shareMessages.pageTitleOf : shareMessages.pageTitle, {
          name: ownerName,
        })}
        isHidden
      />
      <SharedWishList list={list} renderTile={(product) => <ProductTile product={product} />} />
    </>
  )
}

SharedWishListPage.load = async ({ queryClient, params, site }) => {
  const query = sharedWishListQuery(site.id, params.shareId ?? '')
  const { items } = await queryClient.fetchQuery(query)
  const ids = items.map(({ productId }) => productId)
  await queryClient.prefetchQuery(wishListProductsQuery(site.id, ids))
}

export default SharedWishListPage
