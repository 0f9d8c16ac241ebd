import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { ReturnState } from '@/rules/return-state'
import { greetingName, useCustomer } from '@/shopper/customer/use-customer'
import { paths } from '@/site/paths'
import { shellMessages } from '../shell.messages'

/**
 * Returns the header's account link: a registered customer's name, otherwise 'Log In' (HDR-008 to
 * HDR-010). The customer is only known in the browser, because the page itself is the same for
 * everyone.
 */
export function useAccountLink() {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const { data: customer } = useCustomer()
  if (customer) {
    const name = greetingName(customer) ?? formatMessage(shellMessages.account)
    const label = formatMessage(shellMessages.accountOf, { name })
    return { to: paths.account(), text: name, label }
  }
  // after the login the home page is the default anyway
  const state: ReturnState = pathname === paths.home() ? {} : { from: pathname + search }
  return { to: paths.login(), text: formatMessage(shellMessages.logIn), state }
}
