import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { completeRegistration, type ConfirmationStatus } from '@/commerce-client/email-confirmation'
import type { AppError } from '@/errors/app-error'
import { useSite } from '@/site/use-site'
import { readConfirmationRouteState, type VerificationState } from './confirmation-route-state'
import { useMailedLink } from './use-mailed-link'

/** The problem type of an expired link (ACC-026). */
const EXPIRED = 'invalid.confirmation.token'

/**
 * Verifies the e-mail address of a shopper who followed a link. Without a link, returns the current
 * state.
 */
export function useConfirmation() {
  const { id: siteId } = useSite()
  const history = useHistory()
  const { state, pathname } = useLocation<unknown>()
  const { from, ...arrival } = readConfirmationRouteState(state)
  const link = useMailedLink('c_token')
  const completing = useMutation<ConfirmationStatus, AppError, URLSearchParams>({
    mutationFn: (followed) =>
      completeRegistration(siteId, {
        customerId: followed.get('c_customer') ?? undefined,
        token: followed.get('c_token') ?? '',
      }),
    // a link works only once, so after a reload the page shows the stored result
    onSuccess: (status) => {
      if (status !== 'unexpected') settle(STATE_OF_STATUS[status])
    },
    onError: (error) => {
      if (error.extras?.c_type === EXPIRED) settle('token-expired')
    },
  })
  const { mutate, data, error } = completing
  useEffect(() => {
    if (link) mutate(link)
  }, [link, mutate])

  function settle(verification: VerificationState, email = arrival.email): void {
    history.replace(pathname, { from, email, verification })
  }
  const hasFailed = data === 'unexpected' || (error && error.extras?.c_type !== EXPIRED)
  const isSettled = link === null || completing.isSuccess || completing.isError
  return {
    from,
    email: arrival.email,
    /** Undefined while loading. */
    verification: isSettled
      ? hasFailed
        ? 'verification-failed'
        : arrival.verification
      : undefined,
    error,
    isUnexpected: data === 'unexpected',
    tryAgain: () => link && mutate(link),
    settle,
  }
}

const STATE_OF_STATUS = { verified: 'verified', pending: 'verification-required' } as const
