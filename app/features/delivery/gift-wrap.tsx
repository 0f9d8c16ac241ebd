import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import type { VariationView } from '@/commerce-client/product.mapper'
import { productViewsQuery } from '@/commerce-client/products.queries'
import { listWrapChoices, listWrappedLines, type WrapChoice } from '@/rules/gift-wrap'
import { withoutOptions } from '@/rules/line-name'
import { shipmentIdOf } from '@/rules/shipments'
import { FoldedSection } from '@/purchase/order-parts/folded-section'
import { useSite } from '@/site/use-site'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { FieldError } from '@/ui/field-error'
import { Picture } from '@/ui/picture'
import { deliveryMessages as messages } from './delivery.messages'
import { useWrapLines } from './delivery.mutations'
import styles from './gift-wrap.module.css'

type WrapperView = VariationView['values'][number]

interface GiftWrapProps {
  basket: Basket
  shipment: Shipment
  isFolded?: boolean
}

/** The choice of gift wrap for a shipment, if its products come in several wraps (ADDR-050). */
export function GiftWrap({ basket, shipment: { shipmentId }, isFolded }: GiftWrapProps) {
  const { id: siteId } = useSite()
  const lines = (basket.productItems ?? []).filter((line) => shipmentIdOf(line) === shipmentId)
  const ids = lines.flatMap(({ productId = [] }) => productId)
  const { data = [] } = useQuery({ ...productViewsQuery(siteId, ids), keepPreviousData: true })
  const products = new Map(data.map((product) => [product.id, product]))
  const choices = listWrapChoices<WrapperView>(lines, products)
  if (choices.length < 2) return null
  const options = data.flatMap(({ variations }) =>
    variations.flatMap(({ name, values }) => values.map((value) => ({ name, value: value.name }))),
  )
  const names = new Set(
    listWrappedLines(lines, products).map(({ productName = '' }) =>
      withoutOptions(productName, options),
    ),
  )
  return (
    <FoldedSection
      title={messages.giftWrap}
      isClosed={isFolded}
      held={
        choices.find(({ isChosen }) => isChosen)?.wrapper.name ?? (
          <FormattedMessage {...messages.giftWrapMixed} />
        )
      }
    >
      <WrapPicker choices={choices} names={[...names]} />
    </FoldedSection>
  )
}

interface WrapPickerProps {
  choices: readonly WrapChoice<WrapperView>[]
  names: readonly string[]
}

function WrapPicker({ choices, names }: WrapPickerProps) {
  const { formatList } = useIntl()
  const group = useId()
  const { mutate, isLoading, isError, isSuccess } = useWrapLines()
  const [wanted, want] = useState<string>()
  const chosen = choices.find(({ wrapper, isChosen }) =>
    isLoading ? wanted === wrapper.id : isChosen,
  )
  return (
    <fieldset aria-describedby={`${group}-for ${group}-error`}>
      <legend className="visually-hidden">
        <FormattedMessage {...messages.giftWrap} />
      </legend>
      <p id={`${group}-for`} className={styles.for}>
        <FormattedMessage {...messages.giftWrapFor} values={{ products: formatList(names) }} />
      </p>
      <ChoiceTiles>
        {choices.map(({ wrapper, changes, isOrderable }) => (
          <ChoiceTile
            key={wrapper.id}
            isRoomy
            name={group}
            checked={chosen?.wrapper.id === wrapper.id}
            disabled={!isOrderable}
            isGone={!isOrderable}
            onChange={() => {
              want(wrapper.id)
              mutate(changes)
            }}
          >
            <Swatch wrapper={wrapper} />
            <span>
              {wrapper.name}
              {!isOrderable && (
                <>
                  , <FormattedMessage {...messages.giftWrapSoldOut} />
                </>
              )}
            </span>
          </ChoiceTile>
        ))}
      </ChoiceTiles>
      <FieldError id={group} error={isError && <FormattedMessage {...messages.giftWrapFailed} />} />
      <span role="status" className="visually-hidden">
        {isSuccess && !isLoading && chosen && (
          <FormattedMessage {...messages.giftWrapped} values={{ wrapper: chosen.wrapper.name }} />
        )}
      </span>
    </fieldset>
  )
}

function Swatch({ wrapper: { swatch, color } }: { wrapper: WrapperView }) {
  if (swatch) {
    return (
      <Picture
        image={{ ...swatch, alt: '' }}
        width={40}
        height={40}
        widths={[78]}
        sizes="40px"
        className={styles.swatch}
      />
    )
  }
  return color === undefined ? null : (
    <span className={styles.swatch} style={{ background: color }} />
  )
}
