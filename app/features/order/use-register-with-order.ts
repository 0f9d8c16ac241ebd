import { useMutation, useQueryClient } from '@tanstack/react-query'
import { registerWithOrder } from '@/commerce-client/customer-account'
import type { AppError } from '@/errors/app-error'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { logInFirst, type FirstLogin } from '@/shopper/customer/use-log-in'
import { orderKey } from '@/purchase/order.queries'
import { useSite } from '@/site/use-site'

interface Registration {
  orderNo: string
  email: string
  password: string
}

/**
 * Creates an account for the guest who placed an order, and logs in. The order then belongs to the
 * account. The mutation resolves to the outcome of the login.
 */
export function useRegisterWithOrder() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const captcha = useCaptcha('register')
  const registering = useMutation<FirstLogin, AppError, Registration>({
    mutationFn: async ({ orderNo, email, password }) => {
      await registerWithOrder(siteId, orderNo, password, captcha.take())
      const login = await logInFirst(queryClient, siteId, { email, password })
      if (login === 'done') void queryClient.invalidateQueries(orderKey(siteId, orderNo))
      return login
    },
    onError: captcha.reset,
  })
  return { ...registering, captcha }
}
