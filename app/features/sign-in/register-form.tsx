import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { EmailField, NameFields } from '@/forms/fields/person-fields'
import { NewPasswordField } from '@/forms/fields/new-password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { createRegistrationRule, type Registration } from '@/forms/rules/registration'
import { useAppForm } from '@/forms/use-app-form'
import { useAddressCheck } from '@/purchase/addresses/use-address-check'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import { isLoginTaken } from '@/shopper/customer/login-refusals'
import { SOURCE_LOCALE } from '@/site/locale'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import styles from './entry-form.module.css'
import { readLoginRouteState, type LoginRouteState } from './login-route-state'
import { AddressPart, BusinessPart } from './register-parts'
import { signInMessages } from './sign-in.messages'
import type { useRegister } from './use-register'
import { waitText } from '@/errors/wait-text'

/**
 * The registration form: name, e-mail address and password, optionally details of a business and an
 * address. `registering` is the mutation of the page, which redirects after success.
 */
export function RegisterForm({ registering }: { registering: ReturnType<typeof useRegister> }) {
  const intl = useIntl()
  const [isBusiness, setBusiness] = useState(false)
  const [hasAddress, setHasAddress] = useState(false)
  const rule = useMemo(
    () => createRegistrationRule({ isBusiness, hasAddress }),
    [isBusiness, hasAddress],
  )
  const form = useAppForm(rule, {
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      companyName: '',
      organizationType: '',
      address: toAddressValues(undefined),
    },
    isValidatedOnSubmit: true,
  })
  const { check, isChecking, dialog } = useAddressCheck()
  // prevents a second submission before the button is rendered as pending
  const isSettling = useRef(false)

  /** Verifies the address. The accepted address is shown in the form and saved with the account. */
  const settle = async (registration: Registration): Promise<Registration | undefined> => {
    if (!registration.address) return registration
    const address = await check(registration.address, (parts) => {
      form.setValue('address', { ...form.getValues('address'), ...parts })
    })
    return address && { ...registration, address }
  }
  const submit = form.handleSubmit(async (registration) => {
    if (registering.isLoading || isSettling.current) return
    isSettling.current = true
    const settled = await settle(registration).finally(() => {
      isSettling.current = false
    })
    if (!settled) return
    registering.mutate(settled, {
      onError: ({ fieldErrors = {} }) => {
        for (const name of OWN_FIELDS) {
          if (fieldErrors[name]) form.setError(name, { message: fieldErrors[name] })
        }
      },
    })
  })
  const { error } = registering
  return (
    <AppFormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <FormFailure text={error && !isAtField(error) ? failureText(error, intl) : undefined}>
          {error && isLoginTaken(error) && <ExistingAccount email={registering.variables?.email} />}
        </FormFailure>
        <FormError />
        <NameFields />
        <EmailField autoComplete="username" />
        <NewPasswordField />
        <BusinessPart isOpen={isBusiness} onToggle={setBusiness} />
        <AddressPart isOpen={hasAddress} onToggle={setHasAddress} />
        <CaptchaBox captcha={registering.captcha} />
        <Button
          type="submit"
          isWide
          disabled={!registering.captcha.isReady}
          isPending={registering.isLoading || isChecking}
        >
          <FormattedMessage {...signInMessages.register} />
        </Button>
      </form>
      {dialog}
    </AppFormProvider>
  )
}

/** The ways on for a visitor who has an account already. */
function ExistingAccount({ email }: { email: string | undefined }) {
  const { from } = readLoginRouteState(useLocation<unknown>().state)
  const state: LoginRouteState = { from, email }
  return (
    <span className="cluster-3">
      <Link to={paths.login()} state={state}>
        <FormattedMessage {...signInMessages.toLogIn} />
      </Link>
      <Link to={paths.login()} state={{ ...state, isForgotten: true }}>
        <FormattedMessage {...signInMessages.forgotten} />
      </Link>
    </span>
  )
}

// errors of the address are shown above the form
const OWN_FIELDS = ['firstName', 'lastName', 'email', 'password', 'companyName'] as const
const isAtField = ({ fieldErrors = {} }: AppError) => OWN_FIELDS.some((name) => fieldErrors[name])

/** Returns the service's messages, one per line, or else its detail (ACC-025). */
function failureText(error: AppError, intl: IntlShape): string {
  const { extras, detail } = error
  const words = extras?.c_messages ?? detail
  const isQuoted = intl.locale === SOURCE_LOCALE && words !== undefined
  return waitText(error, intl) ?? (isQuoted ? String(words) : serverErrorText(error, intl))
}
