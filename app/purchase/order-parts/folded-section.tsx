import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import styles from './folded-section.module.css'

const messages = defineMessages({
  nothing: { id: 'section.nothing', defaultMessage: 'None yet' },
})

const WIDE = '(min-width: 769px)'

interface FoldedSectionProps {
  title: MessageDescriptor
  /** What it holds, said in one line while it is closed. */
  held: ReactNode
  children: ReactNode
}

/**
 * A titled part of a page that can be done without: closed on a phone, open where there is room. A
 * field in it is focused with `focusField`.
 */
export function FoldedSection({ title, held, children }: FoldedSectionProps) {
  const id = useId()
  const [isOpenAtFirst] = useState(() => window.matchMedia(WIDE).matches)
  return (
    <section aria-labelledby={id}>
      <details className={styles.fold} open={isOpenAtFirst}>
        <summary className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="md" id={id}>
              <FormattedMessage {...title} />
            </Heading>
            <p className={styles.held}>{held ?? <FormattedMessage {...messages.nothing} />}</p>
          </div>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}
