import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { shopsQuery } from '@/commerce-client/stores.queries'
import { placeLine } from '@rules/address-lines'
import { AccountCard, AccountCardEmpty, AccountCardSkeleton } from '@/purchase/account/account-card'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { accountMessages } from './account.messages'

/**
 * The customer's pickup shop, on the account's home page. Renders nothing on a site without pickup.
 */
export function PreferredShopSummary() {
  const { isPickupOffered, shop } = usePreferredShop()
  if (!isPickupOffered) return null
  const more = shop
    ? { to: paths.shop(shop.id), text: accountMessages.toShop }
    : { to: paths.shops(), text: accountMessages.findShop }
  return (
    <AccountCard title={accountMessages.preferredShop} more={more}>
      {shop ? (
        <ShopLines {...shop} />
      ) : (
        <AccountCardEmpty>
          <FormattedMessage {...accountMessages.noShop} />
        </AccountCardEmpty>
      )}
    </AccountCard>
  )
}

function ShopLines({ id, name }: { id: string; name: string }) {
  const { id: siteId } = useSite()
  const { data: shops, isLoading } = useQuery(shopsQuery(siteId))
  const shop = shops?.find((one) => one.id === id)
  return (
    <>
      <p>{shop?.name ?? name}</p>
      {isLoading && <AccountCardSkeleton lines={2} />}
      {shop && (
        <address>
          {shop.address1}
          <br />
          {placeLine(shop)}
        </address>
      )}
    </>
  )
}
