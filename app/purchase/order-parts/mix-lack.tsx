import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import type { MixToday } from '@/domain/mix-today'

const messages = defineMessages({
  notSold: { id: 'mixLack.notSold', defaultMessage: 'No longer sold: {names}.' },
  soldOut: { id: 'mixLack.soldOut', defaultMessage: 'Sold out, or too few left: {names}.' },
})

interface MixLackProps {
  today: MixToday
  /** The products that are still sold, by id. */
  products: Readonly<Record<string, { name: string }>>
  /** What the pieces were called when the box was filled, by product id. */
  then: Readonly<Record<string, string>>
}

/** Which pieces of an earlier box are not available any more; renders nothing without any. */
export function MixLack({ today: { notSold, soldOut }, products, then }: MixLackProps) {
  const { formatList } = useIntl()
  const list = (ids: readonly string[]) =>
    formatList(ids.map((id) => products[id]?.name ?? then[id] ?? id))
  return (
    <>
      {notSold.length > 0 && (
        <p>
          <FormattedMessage {...messages.notSold} values={{ names: list(notSold) }} />
        </p>
      )}
      {soldOut.length > 0 && (
        <p>
          <FormattedMessage {...messages.soldOut} values={{ names: list(soldOut) }} />
        </p>
      )}
    </>
  )
}
