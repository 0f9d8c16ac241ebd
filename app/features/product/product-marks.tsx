import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Icon } from '@/ui/icon'
import { productMessages as messages } from './product.messages'
import styles from './product-marks.module.css'

const MARKS = ['isKosher', 'isDairyFree', 'isSustainable', 'isNew', 'isBackIn'] as const

/** What is special about it (PDP-101), and how it travels in summer (PDP-089). */
export function ProductMarks({ product }: { product: ProductView }) {
  const { formatMessage } = useIntl()
  const { flags } = product.facts
  const marks = MARKS.filter((mark) => flags.includes(mark))
  const isCandy = product.ingredients !== undefined && !flags.includes('isGiftCard')
  return (
    <>
      {marks.length > 0 && (
        <ul className={styles.marks} aria-label={formatMessage(messages.marks)}>
          {marks.map((mark) => (
            <li key={mark} className={styles.mark}>
              <Icon name="check" size={16} />
              <FormattedMessage {...messages[mark]} />
            </li>
          ))}
        </ul>
      )}
      {isCandy && (
        <p className={styles.travel}>
          <Icon name="truck" size={20} />
          <FormattedMessage
            {...(flags.includes('isMeltable') ? messages.meltable : messages.warmWeather)}
          />
        </p>
      )}
    </>
  )
}
