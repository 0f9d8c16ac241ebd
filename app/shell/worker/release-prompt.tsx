import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button'
import styles from './release-prompt.module.css'

const messages = defineMessages({
  label: { id: 'release.label', defaultMessage: 'New version' },
  ready: { id: 'release.ready', defaultMessage: 'A new version of the shop is ready.' },
  typed: {
    id: 'release.typed',
    defaultMessage: 'Finish or clear what you have typed first: reloading would lose it.',
  },
  reload: { id: 'release.reload', defaultMessage: 'Reload' },
  later: { id: 'release.later', defaultMessage: 'Later' },
})

interface ReleasePromptProps {
  /** Returns whether reloading the page would lose input. */
  hasTyped: () => boolean
  onReload: () => void
  onLater: () => void
}

/**
 * Offers the new release. Only its button reloads the page, and not if typed input would be lost.
 */
export function ReleasePrompt({ hasTyped, onReload, onLater }: ReleasePromptProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState<keyof typeof messages>()
  // screen readers announce a live region only if it exists before its text
  useEffect(() => setText('ready'), [])
  const reload = () => {
    if (hasTyped()) setText('typed')
    else onReload()
  }
  return (
    <section
      className={`corner-notice ${styles.prompt}`}
      aria-label={formatMessage(messages.label)}
    >
      <p role="status">{text && <FormattedMessage {...messages[text]} />}</p>
      <Button size="sm" onClick={reload}>
        <FormattedMessage {...messages.reload} />
      </Button>
      <Button size="sm" variant="quiet" onClick={onLater}>
        <FormattedMessage {...messages.later} />
      </Button>
    </section>
  )
}
