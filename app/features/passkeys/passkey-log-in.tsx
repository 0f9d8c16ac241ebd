import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormFailure } from '@/forms/form-failure'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { logInWithBag } from '@/shopper/customer/use-log-in'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { askForPasskey, canUsePasskeys, stopWaiting, waitForSuggestion } from './authenticator'
import { isReplaced, passkeyFailure } from './passkey-failure'
import { passkeyMessages as messages } from './passkeys.messages'

/** Logs in with a passkey: by a button, or from the suggestions of the email field. */
export function PasskeyLogIn() {
  const intl = useIntl()
  const isHydrated = useIsHydrated()
  const canUse = !isHydrated || canUsePasskeys()
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const loggingIn = useMutation<void, unknown, object | undefined>({
    mutationFn: async (chosen) =>
      logInWithBag(queryClient, siteId, { credential: chosen ?? (await askForPasskey(siteId)) }),
  })
  const { mutate, error, isLoading } = loggingIn
  useSuggestions(isHydrated && canUse && !isLoading, mutate)
  if (!canUse) return null
  const failure = error && !isReplaced(error) ? passkeyFailure(error, intl, 'logIn') : undefined
  return (
    <div className="stack-3">
      <FormFailure text={failure} />
      <Button
        variant="secondary"
        isWide
        isPending={isLoading}
        onClick={() => !isLoading && mutate(undefined)}
      >
        <FormattedMessage {...messages.logIn} />
      </Button>
    </div>
  )
}

/** Lets the email field suggest passkeys while no other request is under way. */
function useSuggestions(isActive: boolean, onChosen: (credential: object) => void): void {
  const { id: siteId } = useSite()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isActive) return
    let isOver = false
    waitForSuggestion(siteId).then(
      (credential) => {
        if (credential && !isOver) onChosen(credential)
      },
      // the shopper has closed the dialog of a suggestion
      (error: unknown) => {
        if (!isOver && error instanceof Error && error.name === 'NotAllowedError')
          setRound((last) => last + 1)
      },
    )
    return () => {
      isOver = true
      void stopWaiting()
    }
  }, [isActive, siteId, onChosen, round])
}
