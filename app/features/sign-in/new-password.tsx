import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { SignInCard } from './sign-in-card'
import type { LoginRouteState } from './login-route-state'
import { NewPasswordForm } from './new-password-form'
import { newPasswordMessages as messages } from './new-password.messages'
import { signInMessages } from './sign-in.messages'
import { useResetLink } from './use-reset-link'
import { waitText } from '@/errors/wait-text'

type LinkState = ReturnType<typeof useResetLink>['state']

const TEXTS: Record<LinkState, { title: MessageDescriptor; intro?: MessageDescriptor }> = {
  checking: { title: messages.checking },
  ready: { title: messages.title, intro: messages.intro },
  expired: { title: messages.expired, intro: messages.expiredIntro },
  missing: { title: messages.missing, intro: messages.missingIntro },
  ended: { title: messages.ended, intro: messages.endedIntro },
  failed: { title: messages.failed, intro: messages.failedIntro },
}
const FORGOTTEN: LoginRouteState = { isForgotten: true }

/** The page to set a new password with a mailed link, in each of its states (ACC-009). */
export function NewPassword() {
  const link = useResetLink()
  const { state } = link
  const { title, intro } = TEXTS[state]
  return (
    <SignInCard
      title={title}
      intro={intro && <FormattedMessage {...intro} />}
      other={{
        question: messages.remembered,
        answer: signInMessages.toLogIn,
        to: paths.login(),
        state: {},
      }}
    >
      {state === 'checking' && <Skeleton height="12rem" />}
      {state === 'ready' && <NewPasswordForm setting={link.setting} ending={link.ending} />}
      {(state === 'expired' || state === 'missing') && (
        <ButtonLink isWide to={paths.login()} state={FORGOTTEN}>
          <FormattedMessage {...messages.sendAnother} />
        </ButtonLink>
      )}
      {state === 'failed' && <Failed {...link} />}
    </SignInCard>
  )
}

type FailedProps = Pick<ReturnType<typeof useResetLink>, 'validating' | 'tryAgain'>

function Failed({ validating: { error }, tryAgain }: FailedProps) {
  const intl = useIntl()
  return (
    <>
      <Alert tone="error">
        {(error && waitText(error, intl)) ?? <FormattedMessage {...errorMessages.generic} />}
      </Alert>
      <Button isWide onClick={tryAgain}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
    </>
  )
}
