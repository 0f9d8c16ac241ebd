import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import styles from './checkout-section.module.css'
import { checkoutMessages } from './checkout.messages'

interface CheckoutSectionProps {
  title: MessageDescriptor
  /** Where this part is changed. */
  editPath?: string
  children: ReactNode
}

/** A titled part of a checkout page. */
export function CheckoutSection({ title, editPath, children }: CheckoutSectionProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const part = formatMessage(title)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={id}>
          {part}
        </Heading>
        {editPath && (
          <Link
            to={editPath}
            className={styles.edit}
            aria-label={formatMessage(checkoutMessages.editNamed, { part })}
          >
            <FormattedMessage {...checkoutMessages.edit} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
