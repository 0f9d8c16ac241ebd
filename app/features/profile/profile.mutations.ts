import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCurrentPassword } from '@/commerce-client/current-password'
import {
  updateCustomer,
  updatePassword,
  type CustomerChanges,
  type PasswordChange,
} from '@/commerce-client/customer-account'
import type { Customer } from '@/commerce-client/customers'
import { AppError } from '@/errors/app-error'
import { customerKey } from '@/shopper/customer/customer.queries'
import { logInWithBag } from '@/shopper/customer/use-log-in'
import { checkSession } from '@/shopper/session/session'
import { useSite } from '@/site/use-site'
import { toIsoDay, type Details, type EmailChange } from './profile.schemas'

export function useSaveDetails({ customerId = '' }: Customer) {
  const save = useSaveCustomer(customerId)
  return useMutation<void, AppError, Details>({
    mutationFn: ({ phone, birthDay, companyName = '', ...names }) =>
      save({ ...names, companyName, phoneHome: phone, birthday: toIsoDay(birthDay) }),
  })
}

/**
 * Result of a change that requires the current password. If that was wrong, nothing was changed.
 */
export interface Guarded {
  isRight: boolean
}

/** Changes the e-mail address, and also the login if the old address was the login. */
export function useChangeEmail({ customerId = '', email: before, login }: Customer) {
  const { id: siteId } = useSite()
  const save = useSaveCustomer(customerId)
  const isLogin = login === undefined || login === before?.toLowerCase()
  return useMutation<Guarded, AppError, EmailChange>({
    mutationFn: ({ email, currentPassword }) =>
      ifRight(siteId, currentPassword, () =>
        save({ email, currentPassword, ...(isLogin && { login: email }) }),
      ),
  })
}

/**
 * Changes the password. This ends all sessions, so the customer is logged in again with the new
 * password.
 */
export function useChangePassword({ customerId = '', email = '', login = email }: Customer) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<Guarded, AppError, PasswordChange>({
    mutationFn: (change) =>
      ifRight(siteId, change.currentPassword, async () => {
        await updatePassword(siteId, customerId, change)
        const credentials = { email: login, password: change.password }
        // the password has changed; if logging in fails, checking the session leads to the login
        // page
        await logInWithBag(queryClient, siteId, credentials).catch(() => checkSession(siteId))
      }),
  })
}

function useSaveCustomer(customerId: string) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return async (changes: CustomerChanges) => {
    await updateCustomer(siteId, customerId, changes)
    await queryClient.invalidateQueries(customerKey(siteId))
  }
}

async function ifRight(
  siteId: string,
  password: string,
  change: () => Promise<void>,
): Promise<Guarded> {
  if (!(await isCurrentPassword(siteId, password))) return { isRight: false }
  try {
    await change()
    return { isRight: true }
  } catch (error) {
    // the password was changed in another tab meanwhile
    if (isWrongPassword(error)) return { isRight: false }
    throw error
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && Boolean(error.type?.endsWith('invalid-password'))
}
