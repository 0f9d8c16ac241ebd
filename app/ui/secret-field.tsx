import { Input } from '@chakra-ui/react/input'
import type { HtmlProp } from '@chakra-ui/react/styled-system'
import { forwardRef, useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { describedBy } from './field-error'
import { FieldFrame } from './field-frame'
import styles from './secret-field.module.css'

const messages = defineMessages({
  show: { id: 'secretField.show', defaultMessage: 'Show<hidden> password</hidden>' },
  hide: { id: 'secretField.hide', defaultMessage: 'Hide<hidden> password</hidden>' },
})

interface SecretFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, HtmlProp> {
  label: ReactNode
  error?: ReactNode
  /** Id of another text that describes the field. */
  describedById?: string
}

/**
 * A password field with its label; a button reveals the password. Accepts `{...register('name')}`.
 */
export const SecretField = forwardRef<HTMLInputElement, SecretFieldProps>(function SecretField(
  { label, error, describedById, id: givenId, className, ...input },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [isShown, setShown] = useState(false)
  const descriptions = [describedById, describedBy(id, undefined, error)].filter(Boolean)
  return (
    <FieldFrame {...{ id, label, error, className }}>
      <div className={styles.control}>
        <Input
          ref={ref}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          aria-describedby={descriptions.join(' ') || undefined}
        />
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          <FormattedMessage
            {...(isShown ? messages.hide : messages.show)}
            values={{ hidden: (text) => <span className="visually-hidden">{text}</span> }}
          />
        </button>
      </div>
    </FieldFrame>
  )
})
