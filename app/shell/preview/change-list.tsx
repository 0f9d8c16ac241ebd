import { FormattedMessage } from 'react-intl'
import type { ContentChange } from '@/rules/content-change'
import { previewToolMessages as messages } from './preview-tools.messages'
import styles from './preview-time.module.css'
import { useMomentText } from './use-moment-text'

interface ChangeListProps {
  changes: readonly ContentChange[]
  hrefOf: (moment: number) => string
}

export function ChangeList({ changes, hrefOf }: ChangeListProps) {
  const momentText = useMomentText()
  if (changes.length === 0) {
    return (
      <p className={styles.note}>
        <FormattedMessage {...messages.noChanges} />
      </p>
    )
  }
  return (
    <ol className={styles.changes}>
      {changes.map(({ moment, editions, items }) => (
        <li key={moment}>
          <a className={styles.moment} href={hrefOf(moment)}>
            {momentText(moment)}
          </a>
          {editions.map(({ name, event }) => (
            <span key={`${event} ${name}`} className={styles.edition}>
              <FormattedMessage
                {...messages[event === 'start' ? 'begins' : 'ends']}
                values={{ name }}
              />
            </span>
          ))}
          <span className={styles.note}>{items.join(', ')}</span>
        </li>
      ))}
    </ol>
  )
}
