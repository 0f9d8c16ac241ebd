import { useQuery } from '@tanstack/react-query'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { toDistinctNames } from '@/rules/distinct-names'
import { fullNameOf, isMultiShip, listRecipients } from '@/rules/recipients'
import { isPickupLine, pickupShopOf, shipmentIdOf } from '@/rules/shipments'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'
import { useSite } from '@/site/use-site'
import { Icon, type IconName } from '@/ui/icon'
import { BagLines } from './bag-lines'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'

interface BagGroupsProps extends Omit<
  ComponentProps<typeof BagLines>,
  'label' | 'stockOf' | 'level' | 'among'
> {
  basket: Basket
}

/**
 * The lines of a bag: pickup lines grouped by shop, other lines by recipient (CART-024, CART-027).
 * A single group has no title. Its lines are rendered at the same place as those of several, so
 * that a click, the focus and an open fold survive when another group comes or goes.
 */
export function BagGroups({ basket, items, ...lines }: BagGroupsProps) {
  // Usually one shop; after merging a guest's bag into the customer's there may be two.
  const shopIds = new Set(
    items.filter(isPickupLine).map(({ c_fromStoreId }) => String(c_fromStoreId)),
  )
  const isPlain = shopIds.size === 0 && !isMultiShip(basket)
  return (
    <div className={isPlain ? undefined : styles.groups}>
      {[...shopIds].map((shopId) => (
        <PickupGroup
          key={shopId}
          shopId={shopId}
          basket={basket}
          items={items.filter(({ c_fromStoreId }) => c_fromStoreId === shopId)}
          {...lines}
        />
      ))}
      <SentGroups
        basket={basket}
        items={items.filter((item) => !isPickupLine(item))}
        isPlain={isPlain}
        {...lines}
      />
    </div>
  )
}

function SentGroups({ basket, items, isPlain, ...lines }: BagGroupsProps & { isPlain: boolean }) {
  const { formatMessage } = useIntl()
  const nameOf = useRecipientName()
  const recipients = isMultiShip(basket) ? listRecipients(basket) : []
  const names = toDistinctNames(
    recipients.map(({ shippingAddress: address }, index) => ({
      name: nameOf(fullNameOf(address), index),
      address,
    })),
  )
  const groups = recipients.map((shipment, index) => ({
    name: names[index] ?? '',
    items: items.filter((item) => shipmentIdOf(item) === shipment.shipmentId),
  }))
  const rest = items.filter((item) => !groups.some((group) => group.items.includes(item)))
  const titleOf = (name: string) => (
    <FormattedMessage
      {...(name ? bagMessages.shippingTo : bagMessages.shipping)}
      values={{ name }}
    />
  )
  return (
    <>
      {[...groups, { name: '', items: rest }].map(({ name, items: own }) => {
        const [first] = own
        if (!first) return null
        return (
          <Group key={shipmentIdOf(first)} icon="truck" title={isPlain ? undefined : titleOf(name)}>
            {(id) => (
              <BagLines
                label={
                  isPlain
                    ? { 'aria-label': formatMessage(bagMessages.lines) }
                    : { 'aria-labelledby': id }
                }
                items={own}
                among={items}
                level={isPlain ? 2 : 3}
                {...lines}
              />
            )}
          </Group>
        )
      })}
    </>
  )
}

function PickupGroup({ shopId, basket, items, ...lines }: BagGroupsProps & { shopId: string }) {
  const shop = basket.shipments?.map(pickupShopOf).find((found) => found?.id === shopId)
  const stockAt = useShopStock(items, shopId)
  return (
    <Group
      icon="pin"
      title={<FormattedMessage {...bagMessages.pickupAt} values={{ shop: shop?.name ?? '' }} />}
    >
      {(id) => (
        <BagLines
          label={{ 'aria-labelledby': id }}
          items={items}
          stockOf={stockAt}
          level={3}
          {...lines}
        />
      )}
    </Group>
  )
}

interface GroupProps {
  icon: IconName
  /** Absent for the only group. */
  title: ReactNode | undefined
  children: (titleId: string) => ReactNode
}

function Group({ icon, title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={title === undefined ? undefined : id}>
      {title && (
        <h2 id={id} className={styles.groupTitle}>
          <Icon name={icon} size={20} />
          {title}
        </h2>
      )}
      {children(id)}
    </section>
  )
}

/** Returns a function that looks up the shop's stock of a product; undefined while loading. */
function useShopStock(items: readonly BasketItem[], shopId: string) {
  const { id: siteId } = useSite()
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { data } = useQuery(shopStockQuery(siteId, ids, [shopId]))
  return (productId: string) => data?.[productId]?.[shopId]?.ats
}
