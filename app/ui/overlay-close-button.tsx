import { defineMessages, useIntl } from 'react-intl'
import { Icon } from './icon'
import styles from './overlay-close-button.module.css'

const messages = defineMessages({ close: { id: 'overlay.close', defaultMessage: 'Close' } })

export function OverlayCloseButton({ onClick }: { onClick: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={formatMessage(messages.close)}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  )
}
