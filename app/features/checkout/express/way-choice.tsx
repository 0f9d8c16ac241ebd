import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { splitShipments } from '@/rules/shipments'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import { RadioGroup } from '@/ui/radio-group'
import { expressMessages as messages } from './express.messages'
import { findPickupShops } from './pickup-places'
import type { Way } from './use-express-contact'

interface WayChoiceProps {
  basket: Basket
  /** The bag when the sheet opened: one that is picked up stays so. */
  before: Basket | undefined
  zip: string | undefined
  way: Way
  chooseWay: (way: Way) => void
  isDisabled: boolean
}

/** Delivery, or a shop that has everything; nothing if there is no such shop. */
export function WayChoice({ basket, before, zip, way, chooseWay, isDisabled }: WayChoiceProps) {
  const { formatNumber } = useIntl()
  const { id: siteId } = useSite()
  const client = useQueryClient()
  const { isPickupOffered, shop: preferred } = usePreferredShop()
  const isDelivery = before !== undefined && splitShipments(before).pickups.length === 0
  const { data: near = [] } = useQuery({
    queryKey: ['pickup-places', siteId, preferred?.id, zip, countLines(basket)],
    queryFn: () => findPickupShops(client, { siteId, preferredId: preferred?.id, zip }, basket),
    enabled: isPickupOffered && isDelivery && (preferred !== undefined || zip !== undefined),
    keepPreviousData: true,
  })
  const chosen = typeof way === 'object' ? way : undefined
  const shops = chosen && !near.some(({ id }) => id === chosen.id) ? [chosen, ...near] : near
  if (shops.length === 0) return null
  return (
    <RadioGroup
      legend={<FormattedMessage {...messages.way} />}
      name="express-way"
      value={chosen?.id ?? 'delivery'}
      onChange={({ target }) =>
        chooseWay(shops.find(({ id }) => id === target.value) ?? 'delivery')
      }
      options={[
        { value: 'delivery', isDisabled, label: <FormattedMessage {...messages.delivered} /> },
        ...shops.map(({ id, name, distanceToShop, ...shop }) => ({
          value: id,
          isDisabled,
          label: <FormattedMessage {...messages.pickUpAt} values={{ shop: name }} />,
          hint: (
            <>
              {[shop.mainAddressData, shop.secondaryAddressData].filter(Boolean).join(', ')}
              {distanceToShop !== undefined && (
                <>
                  {' · '}
                  <FormattedMessage
                    {...messages.miles}
                    values={{
                      miles: formatNumber(distanceToShop, { maximumFractionDigits: 1 }),
                    }}
                  />
                </>
              )}
            </>
          ),
        })),
      ]}
    />
  )
}

const countLines = ({ productItems = [] }: Basket) =>
  productItems.map(({ productId, quantity }) => `${productId}:${quantity}`)
