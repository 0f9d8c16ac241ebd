import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import styles from './account-empty.module.css'

/** The empty state of an account page. */
export function AccountEmpty({ title, text }: Record<'title' | 'text', MessageDescriptor>) {
  return (
    <div className={styles.empty}>
      <Sprig className={styles.sprig} />
      <Heading level={2} size="md">
        <FormattedMessage {...title} />
      </Heading>
      <p>
        <FormattedMessage {...text} />
      </p>
    </div>
  )
}
