import { useEffect, useReducer, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { formCard } from '@/forms/form-card'
import { useSendOnce } from '@/forms/use-send-once'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { EmailSignupForm } from './email-signup-form'
import { emailSignupMessages } from './email-signup.messages'
import styles from './email-signup.module.css'
import { useEmailSignup } from './use-email-signup'

interface EmailSignupProps {
  /** Closes the sheet; undefined outside of a sheet. */
  onDone?: () => void
}

/** The newsletter's sign-up: the form, then its result, which is scrolled to and focused. */
export function EmailSignup({ onDone }: EmailSignupProps) {
  const signup = useEmailSignup()
  const { status, isLoading, captcha } = signup
  const outcome = useRef<HTMLDivElement>(null)

  const isInSheet = onDone !== undefined
  const [answers, countAnswer] = useReducer((count: number) => count + 1, 0)
  const send = useSendOnce(signup)

  useEffect(() => {
    if (answers === 0) return
    // a sheet scrolls separately, and the page below it must not scroll
    if (!isInSheet) window.scrollTo(0, 0)
    outcome.current?.focus()
  }, [answers, isInSheet])

  if (status === 'success') {
    return (
      <div className={formCard.done}>
        <Alert
          ref={outcome}
          tone="success"
          title={<FormattedMessage {...emailSignupMessages.success} />}
        />
        {onDone ? (
          <Button variant="secondary" onClick={onDone}>
            <FormattedMessage {...emailSignupMessages.continueShopping} />
          </Button>
        ) : (
          <ButtonLink to={paths.home()} variant="secondary">
            <FormattedMessage {...emailSignupMessages.continueShopping} />
          </ButtonLink>
        )}
      </div>
    )
  }
  return (
    <div className={classNames(styles.signup, isInSheet && styles.inSheet)}>
      {status === 'error' && (
        <Alert ref={outcome} tone="error">
          <FormattedMessage {...emailSignupMessages.failure} />
        </Alert>
      )}
      <p className={styles.lead}>
        <FormattedMessage {...emailSignupMessages.lead} />
      </p>
      <EmailSignupForm
        onSubmit={(values) => send(values, { onSettled: countAnswer })}
        isPending={isLoading}
        captcha={captcha}
      />
    </div>
  )
}
