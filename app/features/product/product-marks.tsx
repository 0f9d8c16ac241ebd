import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Icon } from '@/ui/icon'
import { productMessages as messages } from './product.messages'
import styles from './product-marks.module.css'

const MARKS = [
  'isKosher',
  'isDairyFree',
  'isSustainable',
  'isMeltable',
  'isNew',
  'isBackIn',
] as const

/** Special properties of the product (PDP-101). */
export function ProductMarks({ product }: { product: ProductView }) {
  const { formatMessage } = useIntl()
  const marks = MARKS.filter((mark) => product.facts.flags.includes(mark))
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={formatMessage(messages.marks)}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          <Icon name="check" size={16} />
          <FormattedMessage {...messages[mark]} />
        </li>
      ))}
    </ul>
  )
}
