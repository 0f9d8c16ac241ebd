import { useHistory, useLocation } from 'react-router-dom'
import type { ArrivalState } from '@/domain/arrival'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { paths } from '@/site/paths'

/** Logs the customer out and redirects to the login page, which shows the reason and leads back. */
export function useLeaveLoggedOut(): () => Promise<void> {
  const loggingOut = useLogOut()
  const history = useHistory()
  const { pathname } = useLocation()
  return async () => {
    await loggingOut.mutateAsync()
    // replaces the redirect of the account page, which no longer has a customer
    const state: ArrivalState = { from: pathname, hasTriedTooOften: true }
    history.replace(paths.login(), state)
  }
}
