import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl, defineMessages, type MessageDescriptor } from 'react-intl'
import { asText } from '@/lib/read-fields'
import { Icon } from '@/ui/icon'
import { SecretField } from '@/ui/secret-field'
import { AUTOFILL } from '../autofill'
import { fieldLabels } from '../field-labels.messages'
import { passwordChecks, type PasswordPart } from '../rules/password'
import { useFormField } from '../use-form-field'
import styles from './new-password-field.module.css'

const passwordPartMessages: Record<PasswordPart, MessageDescriptor> = defineMessages({
  length: { id: 'newPassword.length', defaultMessage: '8 to 64 characters' },
  letters: { id: 'newPassword.letters', defaultMessage: 'Letters' },
  mixedCase: { id: 'newPassword.mixedCase', defaultMessage: 'Small and capital letters' },
  digits: { id: 'newPassword.digits', defaultMessage: 'A number' },
  special: { id: 'newPassword.special', defaultMessage: 'A special character' },
})

const messages = defineMessages({
  title: { id: 'newPassword.rules', defaultMessage: 'Your password needs:' },
  isFulfilled: { id: 'newPassword.isFulfilled', defaultMessage: 'fulfilled' },
  fulfilled: { id: 'newPassword.fulfilled', defaultMessage: '{part}: fulfilled' },
  missing: { id: 'newPassword.missing', defaultMessage: '{part}: missing' },
})

interface NewPasswordFieldProps {
  name?: string
  label?: ReactNode
  /** The login, where it is not typed: password managers store it with the password. */
  username?: string
}

export function NewPasswordField({ name = 'password', label, username }: NewPasswordFieldProps) {
  const field = useFormField<FieldValues>()
  const typed = asText(useWatch({ name })) ?? ''
  const rulesId = useId()
  const fulfilled = passwordChecks.filter(([, isMet]) => isMet(typed)).map(([part]) => part)
  const announced = useAnnouncedChange(fulfilled)
  return (
    <div className="stack-2">
      {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <SecretField
        {...field(name)}
        autoComplete={AUTOFILL.newPassword}
        describedById={rulesId}
        label={label ?? <FormattedMessage {...fieldLabels.password} />}
      />
      <div id={rulesId} className="stack-1 note">
        <p>
          <FormattedMessage {...messages.title} />
        </p>
        <ul className={styles.list}>
          {passwordChecks.map(([part]) => (
            <Rule key={part} part={part} isFulfilled={fulfilled.includes(part)} />
          ))}
        </ul>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </div>
  )
}

function Rule({ part, isFulfilled }: { part: PasswordPart; isFulfilled: boolean }) {
  return (
    <li className={isFulfilled ? styles.fulfilled : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isFulfilled && <Icon name="check" size={12} />}
      </span>
      <span>
        <FormattedMessage {...passwordPartMessages[part]} />
        {isFulfilled && (
          <span className="visually-hidden">
            {': '}
            <FormattedMessage {...messages.isFulfilled} />
          </span>
        )}
      </span>
    </li>
  )
}

/** Returns a text about the rules that the last key fulfilled or broke, for screen readers. */
function useAnnouncedChange(fulfilled: readonly PasswordPart[]): string {
  const { formatMessage } = useIntl()
  const before = useRef(fulfilled)
  const [announced, announce] = useState('')
  useEffect(() => {
    const changed = passwordChecks.flatMap(([part]) => {
      const isFulfilled = fulfilled.includes(part)
      if (before.current.includes(part) === isFulfilled) return []
      const words = { part: formatMessage(passwordPartMessages[part]) }
      return formatMessage(isFulfilled ? messages.fulfilled : messages.missing, words)
    })
    before.current = fulfilled
    if (changed.length > 0) announce(changed.join(', '))
  }, [fulfilled, formatMessage])
  return announced
}
