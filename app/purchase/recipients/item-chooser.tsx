import { useIntl, FormattedMessage } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { MAX_LINE_QUANTITY, parseQuantity } from '@/rules/bag-quantity'
import type { RecipientSelection } from '@/rules/recipients'
import { LineItem } from '@/purchase/order-parts/line-item'
import { useSite } from '@/site/use-site'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { SelectField } from '@/ui/select-field'
import { FROM_SHOP, linesOf, type ItemChoice } from './item-choice'
import styles from './item-chooser.module.css'
import { recipientMessages as messages } from './recipients.messages'
import { useRecipientName } from './use-recipient-name'

interface ItemChooserProps {
  basket: Basket
  sources: readonly RecipientSelection[]
  choice: ItemChoice
  onChange: (choice: ItemChoice) => void
  /** Number of recipients who get the chosen items. */
  sharers?: number
}

export function ItemChooser({ basket, sources, choice, onChange, sharers = 1 }: ItemChooserProps) {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const nameOf = useRecipientName()
  const lines = linesOf(basket, choice.source)
  const ids = linesOf(basket, FROM_SHOP).flatMap(({ productId }) => productId ?? [])
  const { data: products = {} } = useQuery(lineProductsQuery(siteId, ids))
  const parcels = sources.map(({ shipmentId, fullName }, index) => ({
    value: shipmentId,
    label: formatMessage(messages.fromParcel, { name: nameOf(fullName, index) }),
  }))
  return (
    <div className="stack-4">
      <SelectField
        label={<FormattedMessage {...messages.from} />}
        value={choice.source}
        onChange={(event) => onChange({ source: event.target.value, quantities: {} })}
        options={[
          ...parcels.filter(({ value }) => linesOf(basket, value).length > 0),
          { value: FROM_SHOP, label: formatMessage(messages.fromMore) },
        ]}
      />
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { itemId = '', quantity: held = 0 } = line
          return (
            <LineItem
              key={itemId}
              line={withoutSum(line)}
              product={products[line.productId ?? '']}
              size="sm"
            >
              <Amount
                line={line}
                isParcel={choice.source !== FROM_SHOP}
                max={choice.source === FROM_SHOP ? MAX_LINE_QUANTITY : Math.floor(held / sharers)}
                value={choice.quantities[itemId] ?? 0}
                onChange={(quantity) =>
                  onChange({
                    ...choice,
                    quantities: { ...choice.quantities, [itemId]: quantity },
                  })
                }
              />
            </LineItem>
          )
        })}
      </ul>
    </div>
  )
}

interface AmountProps {
  line: BasketItem
  isParcel: boolean
  max: number
  value: number
  onChange: (quantity: number) => void
}

function Amount({ line, isParcel, max, value, onChange }: AmountProps) {
  const { formatMessage } = useIntl()
  const set = (quantity: number) => onChange(Math.min(max, Math.max(0, quantity)))
  return (
    <div className={styles.amount}>
      <QuantityStepper
        label={formatMessage(messages.quantityFor, { name: line.productName ?? '' })}
        value={String(value)}
        onType={(text) => set(parseQuantity(text) ?? 0)}
        onStep={(direction) => set(value + direction)}
        canDecrease={value > 0}
        canIncrease={value < max}
      />
      {isParcel && (
        <span className="note">
          <FormattedMessage {...messages.inParcel} values={{ count: line.quantity ?? 0 }} />
        </span>
      )}
    </div>
  )
}

// The line total of the source is not the price of the recipient's share, so it is omitted.
function withoutSum({ itemId, productId, productName, basePrice }: BasketItem) {
  return { itemId, productId, productName, price: basePrice }
}
