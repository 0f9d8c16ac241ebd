import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod'
import type { ReturnState } from '@/rules/return-state'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { AppFormProvider } from '@/forms/app-form-provider'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { passwordRule } from '@/forms/rules/password'
import { useAppForm } from '@/forms/use-app-form'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import { isLoginTaken } from '@/shopper/customer/login-refusals'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { accountOfferMessages as messages } from './account-offer.messages'
import styles from './account-offer.module.css'
import type { useRegisterWithOrder } from './use-register-with-order'

interface AccountOfferFormProps {
  orderNo: string
  email: string
  registering: ReturnType<typeof useRegisterWithOrder>
  backHere: ReturnState
}

const schema = z.object({ password: passwordRule })

/**
 * The form to create an account after an order. It only needs a password, because name and e-mail
 * address are taken from the order.
 */
export function AccountOfferForm({ orderNo, email, registering, backHere }: AccountOfferFormProps) {
  const intl = useIntl()
  const form = useAppForm(schema, { defaultValues: { password: '' }, isValidatedOnSubmit: true })
  const submit = form.handleSubmit(({ password }) => {
    if (!registering.isLoading) registering.mutate({ orderNo, email, password })
  })
  const { error } = registering
  return (
    <AppFormProvider {...form}>
      <form className="stack-4" method="post" noValidate onSubmit={submit}>
        <p className={styles.intro}>
          <FormattedMessage {...messages.intro} values={{ email }} />
        </p>
        <FormFailure text={error ? failureText(error, email, intl) : undefined}>
          {error && isLoginTaken(error) && (
            <Link to={paths.login()} state={backHere}>
              <FormattedMessage {...messages.logInToKeep} />
            </Link>
          )}
        </FormFailure>
        <FormError />
        <NewPasswordField username={email} />
        <CaptchaBox captcha={registering.captcha} />
        <Button
          type="submit"
          isWide
          variant="secondary"
          disabled={!registering.captcha.isReady}
          isPending={registering.isLoading}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

function failureText(error: AppError, email: string, intl: IntlShape): string {
  if (isLoginTaken(error)) return intl.formatMessage(messages.isKnown, { email })
  return serverErrorText(error, intl)
}
