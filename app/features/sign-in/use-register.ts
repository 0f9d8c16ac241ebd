import { useMutation, useQueryClient } from '@tanstack/react-query'
import { registerCustomer } from '@/commerce-client/customers'
import type { AppError } from '@/errors/app-error'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { logInWithBag } from '@/shopper/customer/use-log-in'
import { useSite } from '@/site/use-site'
import type { Registration } from './register.schemas'

/** Makes the account and logs in to it. Answers whether the login worked too. */
export function useRegister() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const getCaptchaToken = useCaptchaToken('register')
  return useMutation<boolean, AppError, Registration>({
    mutationFn: async ({ password, ...customer }) => {
      await registerCustomer(siteId, customer, password, await getCaptchaToken())
      // The account is there: asking to register again would only be refused.
      return logInWithBag(queryClient, siteId, { email: customer.email, password }).then(
        () => true,
        () => false,
      )
    },
  })
}
