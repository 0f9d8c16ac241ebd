import { FormattedMessage } from 'react-intl'
import { readBoxName } from '@/rules/custom-mix'
import type { OrderLine } from './add-again'
import { buyAgainMessages as messages } from './buy-again.messages'

/** Quantity and name of a line. A box filled by the shopper also shows its own name. */
export function LineName({ line, quantity }: { line: OrderLine; quantity: number }) {
  const { productName, productId } = line
  const box = readBoxName(line)
  const values = { quantity, name: productName ?? productId }
  return (
    <span>
      {box ? (
        <FormattedMessage {...messages.namedLine} values={{ ...values, box: <bdi>{box}</bdi> }} />
      ) : (
        <FormattedMessage {...messages.line} values={values} />
      )}
    </span>
  )
}
