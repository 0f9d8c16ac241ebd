import { useId, type ReactNode } from 'react'
import { FormattedMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import styles from './titled-section.module.css'

const messages = defineMessages({
  edit: { id: 'section.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'section.editNamed', defaultMessage: 'Edit {part}' },
})

interface TitledSectionProps {
  title: MessageDescriptor
  /** Id of the title, for moving the focus to it. */
  titleId?: string
  values?: Record<string, string | number | undefined>
  editPath?: string
  action?: ReactNode
  children: ReactNode
}

export function TitledSection({ title, titleId, values, ...rest }: TitledSectionProps) {
  const { editPath, action, children } = rest
  const ownId = useId()
  const id = titleId ?? ownId
  const { formatMessage } = useIntl()
  const part = formatMessage(title, values)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={id} tabIndex={titleId === undefined ? undefined : -1}>
          {part}
        </Heading>
        {editPath && (
          <Link
            to={editPath}
            className={styles.edit}
            aria-label={formatMessage(messages.editNamed, { part })}
          >
            <FormattedMessage {...messages.edit} />
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  )
}
