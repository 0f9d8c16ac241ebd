import loadable from '@loadable/component'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { listingMessages as messages } from '../listing.messages'
import styles from './compare.module.css'
import { useCompare } from './compared'

const CompareBar = loadable(() => import('./compare-bar'), { ssr: false })

/** Lets shoppers choose products to see side by side. */
export function CompareButton() {
  const { isOn, start, stop } = useCompare()
  const button = useRef<HTMLButtonElement>(null)
  const end = () => {
    stop()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-pressed={isOn}
        onClick={isOn ? end : start}
      >
        <FormattedMessage {...messages.compare} />
      </button>
      {isOn && <CompareBar onCancel={end} />}
    </>
  )
}
