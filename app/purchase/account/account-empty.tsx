import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import styles from './account-empty.module.css'

interface AccountEmptyProps {
  title: MessageDescriptor
  text: MessageDescriptor
  /** A link that leads on. */
  children?: ReactNode
}

export function AccountEmpty({ title, text, children }: AccountEmptyProps) {
  return (
    <div className={styles.empty}>
      <Sprig className={styles.sprig} />
      <Heading level={2} size="md">
        <FormattedMessage {...title} />
      </Heading>
      <p>
        <FormattedMessage {...text} />
      </p>
      {children}
    </div>
  )
}
