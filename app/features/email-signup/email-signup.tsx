import { useEffect, useReducer, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EmailSignupOutput } from '@/forms/rules/email-signup'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { ButtonLink } from '@/ui/button'
import { EmailSignupForm } from './email-signup-form'
import { emailSignupMessages } from './email-signup.messages'
import styles from './email-signup.module.css'
import { useEmailSignup } from './use-email-signup'

/** The newsletter's sign-up: the form, then what came of it, at the top and with the focus. */
export function EmailSignup() {
  const { mutate, status, isLoading } = useEmailSignup()
  const outcome = useRef<HTMLDivElement>(null)

  const [answers, countAnswer] = useReducer((count: number) => count + 1, 0)
  const isSending = useRef(false)

  const submit = (values: EmailSignupOutput) => {
    // Two presses may come before the button shows the first.
    if (isSending.current) return
    isSending.current = true
    mutate(values, {
      onError: () => {
        isSending.current = false
      },
      onSettled: countAnswer,
    })
  }

  useEffect(() => {
    if (answers === 0) return
    window.scrollTo(0, 0)
    outcome.current?.focus({ preventScroll: true })
  }, [answers])

  if (status === 'success') {
    return (
      <div className={styles.done}>
        <Alert
          ref={outcome}
          tone="success"
          title={<FormattedMessage {...emailSignupMessages.success} />}
        />
        <ButtonLink to={paths.home()} variant="secondary">
          <FormattedMessage {...emailSignupMessages.continueShopping} />
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      {status === 'error' && (
        <Alert ref={outcome} tone="error">
          <FormattedMessage {...emailSignupMessages.failure} />
        </Alert>
      )}
      <p className={styles.lead}>
        <FormattedMessage {...emailSignupMessages.lead} />
      </p>
      <EmailSignupForm onSubmit={submit} isPending={isLoading} />
    </>
  )
}
