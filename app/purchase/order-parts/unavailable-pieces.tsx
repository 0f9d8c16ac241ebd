import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import type { AvailableMix } from '@/rules/available-mix'

const messages = defineMessages({
  notSold: { id: 'mixLack.notSold', defaultMessage: 'No longer sold: {names}.' },
  soldOut: { id: 'mixLack.soldOut', defaultMessage: 'Sold out, or too few left: {names}.' },
})

interface UnavailablePiecesProps {
  today: AvailableMix
  /** Products that are still sold, by id. */
  products: Readonly<Record<string, { name: string }>>
  /** Names of the pieces when the box was filled, by product id. */
  then: Readonly<Record<string, string>>
}

/**
 * Lists the pieces of an earlier box that are no longer available. Renders nothing if all are
 * available.
 */
export function UnavailablePieces({
  today: { notSold, soldOut },
  products,
  then,
}: UnavailablePiecesProps) {
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
