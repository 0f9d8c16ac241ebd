import { useQuery } from '@tanstack/react-query'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { isPickupLine, pickupShopOf } from '@/domain/shipments'
import { useSite } from '@/site/use-site'
import { Icon, type IconName } from '@/ui/icon'
import { BagLines } from './bag-lines'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'

interface BagGroupsProps extends Omit<
  ComponentProps<typeof BagLines>,
  'label' | 'stockOf' | 'level'
> {
  basket: Basket
}

/** The lines of a bag; those that wait in a shop apart from those that are sent (CART-024, CART-027). */
export function BagGroups({ basket, items, ...lines }: BagGroupsProps) {
  const { formatMessage } = useIntl()
  const collected = items.filter(isPickupLine)
  const sent = items.filter((item) => !isPickupLine(item))
  const shop = basket.shipments?.map(pickupShopOf).find((found) => found !== undefined)
  const stockAt = useShopStock(collected, shop?.id)
  if (collected.length === 0) {
    const label = { 'aria-label': formatMessage(bagMessages.lines) }
    return <BagLines label={label} items={items} {...lines} />
  }
  return (
    <div className={styles.groups}>
      <Group
        icon="pin"
        title={<FormattedMessage {...bagMessages.pickupAt} values={{ shop: shop?.name ?? '' }} />}
      >
        {(id) => (
          <BagLines
            label={{ 'aria-labelledby': id }}
            items={collected}
            stockOf={stockAt}
            level={3}
            {...lines}
          />
        )}
      </Group>
      {sent.length > 0 && (
        <Group icon="truck" title={<FormattedMessage {...bagMessages.shipping} />}>
          {(id) => <BagLines label={{ 'aria-labelledby': id }} items={sent} level={3} {...lines} />}
        </Group>
      )}
    </div>
  )
}

interface GroupProps {
  icon: IconName
  title: ReactNode
  children: (titleId: string) => ReactNode
}

function Group({ icon, title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        <Icon name={icon} size={20} />
        {title}
      </h2>
      {children(id)}
    </section>
  )
}

/** What the shop has of what is collected there; undefined until it has said. */
function useShopStock(items: readonly BasketItem[], shopId: string | undefined) {
  const { id: siteId } = useSite()
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { data } = useQuery(shopStockQuery(siteId, ids, shopId ? [shopId] : []))
  return (productId: string) => (shopId ? data?.[productId]?.[shopId]?.ats : undefined)
}
