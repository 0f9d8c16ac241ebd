import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import type { VerificationState } from './confirmation-route-state'
import { confirmationMessages as messages } from './confirmation.messages'
import { SignInCard } from './sign-in-card'
import { ResendForm } from './resend-form'
import { signInMessages } from './sign-in.messages'
import { useConfirmation } from './use-confirmation'
import { waitText } from '@/errors/wait-text'

const TITLES: Record<VerificationState, MessageDescriptor> = {
  'verification-required': messages.required,
  'verification-failed': messages.failed,
  'token-expired': messages.expired,
  verified: messages.verified,
}

/** The page to verify an e-mail address, in each of its states (ACC-024). */
export function AccountConfirmation() {
  const confirmation = useConfirmation()
  const { verification, from, email } = confirmation
  const toLogIn = { to: paths.login(), state: { from, email } }
  const isOpen = verification === 'verified'
  return (
    <SignInCard
      title={verification ? TITLES[verification] : messages.checking}
      intro={verification && <Intro {...confirmation} verification={verification} />}
      other={
        isOpen
          ? undefined
          : { question: messages.isConfirmed, answer: signInMessages.toLogIn, ...toLogIn }
      }
    >
      {!verification && <Skeleton height="8rem" />}
      {isOpen && (
        <ButtonLink isWide {...toLogIn}>
          <FormattedMessage {...signInMessages.logIn} />
        </ButtonLink>
      )}
      {verification === 'verification-failed' && <Failed {...confirmation} />}
      {(verification === 'verification-required' || verification === 'token-expired') && (
        <ResendForm
          key={verification}
          email={email}
          onVerified={(confirmed) => confirmation.settle('verified', confirmed)}
        />
      )}
    </SignInCard>
  )
}

type Shown = ReturnType<typeof useConfirmation> & { verification: VerificationState }

function Intro({ verification, email, error }: Shown) {
  const intl = useIntl()
  switch (verification) {
    case 'verification-required':
      return email ? (
        <>
          <FormattedMessage {...messages.requiredIntro} values={{ email: <b>{email}</b> }} />{' '}
          <FormattedMessage {...messages.requiredHint} />
        </>
      ) : (
        <FormattedMessage {...messages.requiredIntroUnknown} />
      )
    case 'token-expired':
      return (
        <>
          {error && `${serverErrorText(error, intl)} `}
          <FormattedMessage {...messages.expiredIntro} />
        </>
      )
    case 'verification-failed':
      return <FormattedMessage {...messages.failedIntro} />
    case 'verified':
      return <FormattedMessage {...messages.verifiedIntro} />
  }
}

type FailedProps = Pick<ReturnType<typeof useConfirmation>, 'error' | 'isUnexpected' | 'tryAgain'>

function Failed({ error, isUnexpected, tryAgain }: FailedProps) {
  const intl = useIntl()
  return (
    <>
      <Alert tone="error">
        {isUnexpected && <FormattedMessage {...messages.unexpected} />}
        {error && (waitText(error, intl) ?? serverErrorText(error, intl))}
      </Alert>
      <Button isWide onClick={tryAgain}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
    </>
  )
}
