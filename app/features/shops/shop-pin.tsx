import { FormattedMessage } from 'react-intl'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-pin.module.css'

export function ShopPin({ number }: { number: number }) {
  return (
    <span className={styles.pin}>
      <PinShape />
      <span className={styles.number}>
        <span className="visually-hidden">
          <FormattedMessage {...messages.pin} values={{ number }} />
        </span>
        <span aria-hidden="true">{number}</span>
      </span>
    </span>
  )
}

export function PinShape() {
  return (
    <svg viewBox="0 0 28 36" aria-hidden="true" focusable="false">
      <path d="M14 35C14 35 1 22.6 1 13.6a13 13 0 0 1 26 0C27 22.6 14 35 14 35z" />
    </svg>
  )
}
