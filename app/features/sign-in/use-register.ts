import { useMutation, useQueryClient } from '@tanstack/react-query'
import { registerCustomer } from '@/commerce-client/customer-account'
import { newAddressId } from '@/rules/address-id'
import type { AppError } from '@/errors/app-error'
import { copyAddress } from '@/forms/address-values'
import type { AddressOutput } from '@/forms/rules/address'
import type { Registration } from '@/forms/rules/registration'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { logInFirst, type FirstLogin } from '@/shopper/customer/use-log-in'
import { useSite } from '@/site/use-site'

/** Creates the account and logs in. The mutation resolves to the outcome of the login. */
export function useRegister() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const captcha = useCaptcha('register')
  const registering = useMutation<FirstLogin, AppError, Registration>({
    mutationFn: async ({ password, organizationType, address, ...person }) => {
      const customer = {
        ...person,
        c_organizationType: organizationType,
        addresses: address && [toEntry(address)],
      }
      await registerCustomer(siteId, customer, password, captcha.take())
      return logInFirst(queryClient, siteId, { email: person.email, password })
    },
    onError: captcha.reset,
  })
  return { ...registering, captcha }
}

/** The first entry of an address book is the primary one. */
function toEntry(address: AddressOutput) {
  const { countryCode, lastName } = address
  const parts = { ...copyAddress(address), countryCode, lastName }
  return { addressId: newAddressId(parts, []), preferred: true, ...parts }
}
