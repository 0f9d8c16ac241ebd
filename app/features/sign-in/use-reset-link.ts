import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import {
  invalidateResetToken,
  resetPassword,
  validateResetToken,
} from '@/commerce-client/password-reset'
import type { AppError } from '@/errors/app-error'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import type { LoginRouteState } from './login-route-state'
import { useMailedLink } from './use-mailed-link'

/**
 * Titles of the services' errors for an invalid or expired link to set a new password (ACC-032).
 */
const EXPIRED_TITLES: readonly string[] = [
  'Invalid Reset Token',
  'Expired Reset Token',
  'Reset Token Not Found',
  'Invalid Token',
  'Expired Token',
]

function isExpiredLink({ title }: AppError): boolean {
  return title !== undefined && EXPIRED_TITLES.includes(title)
}

type LinkState = 'checking' | 'ready' | 'expired' | 'missing' | 'ended' | 'failed'

export function useResetLink() {
  const { id: siteId } = useSite()
  const { pathname } = useLocation()
  const history = useHistory()
  const { data: customer } = useCustomer()
  const loggingOut = useLogOut()
  const link = useMailedLink('token')
  const token = link?.get('token') ?? ''

  const validating = useMutation<void, AppError, string>({
    mutationFn: (secret) => validateResetToken(siteId, secret),
  })
  const ending = useMutation<void, AppError, void>({
    mutationFn: () => invalidateResetToken(siteId, token),
    onSuccess: () => history.replace(pathname),
  })
  const setting = useMutation<void, AppError, string>({
    mutationFn: async (password) => {
      await resetPassword(siteId, token, password)
      // the service has ended all sessions of this customer
      if (customer) await loggingOut.mutateAsync().catch(() => undefined)
    },
    onSuccess: () => {
      const state: LoginRouteState = { isPasswordChanged: true }
      history.replace(paths.login(), state)
    },
  })
  const { mutate: validate } = validating
  useEffect(() => {
    if (token) validate(token)
  }, [token, validate])
  return {
    state: stateOf(link, validating, setting.error, ending.isSuccess),
    validating,
    ending,
    setting,
    tryAgain: () => validate(token),
  }
}

function stateOf(
  link: URLSearchParams | null | undefined,
  { isSuccess, error }: { isSuccess: boolean; error: AppError | null },
  refusal: AppError | null,
  isEnded: boolean,
): LinkState {
  if (isEnded) return 'ended'
  if (link === null || link?.get('token') === '') return 'missing'
  if (refusal && isExpiredLink(refusal)) return 'expired'
  if (isSuccess) return 'ready'
  if (!error) return 'checking'
  return isExpiredLink(error) ? 'expired' : 'failed'
}
