import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Icon } from '@/ui/icon'
import styles from './product-marks.module.css'

const messages = defineMessages({
  marks: { id: 'product.marks', defaultMessage: 'Good to know' },
  isKosher: { id: 'product.isKosher', defaultMessage: 'Kosher' },
  isDairyFree: { id: 'product.isDairyFree', defaultMessage: 'Dairy Free' },
  isSustainable: { id: 'product.isSustainable', defaultMessage: 'Sustainable' },
  isMeltable: { id: 'product.isMeltable', defaultMessage: 'Heat-Sensitive' },
  isNew: { id: 'product.isNew', defaultMessage: 'New' },
  isBackIn: { id: 'product.isBackIn', defaultMessage: 'Back In' },
})

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
