import { useIntl } from 'react-intl'
import { recordCookieChoices } from '@/commerce-client/consents'
import { hasScripts } from '@/integrations/third-party/load-third-party'
import { logWarning } from '@/lib/log'
import { useCustomer } from '@/shopper/customer/use-customer'
import { agreeToCookies, isAllowed } from '@/shopper/session/tracking-consent'
import {
  COOKIE_PURPOSES,
  PURPOSE_OF_PARTY,
  type CookiePurpose,
  type ThirdParty,
} from '@/site/third-party'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { cookieMessages } from './cookie-choices.messages'

/**
 * Saves the visitor's choices in this browser, and a customer's with their consents. A page with a
 * script that is now refused is loaded anew, because a script only ends with its page.
 */
export function useSaveCookieChoices() {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const save = (purposes: readonly CookiePurpose[]) => {
    agreeToCookies(purposes)
    const recorded = customer?.email
      ? recordCookieChoices(siteId, customer.email, purposes).catch((error: unknown) =>
          logWarning('Cookie choices were not recorded', { error }),
        )
      : Promise.resolve()
    showToast({ text: formatMessage(cookieMessages.saved) })
    if (hasScripts(isRefused)) void recorded.then(() => window.location.reload())
  }
  return { only: save, none: () => save([]), all: () => save(COOKIE_PURPOSES) }
}

function isRefused(party: ThirdParty): boolean {
  const purpose = PURPOSE_OF_PARTY[party]
  return purpose !== undefined && !isAllowed(purpose)
}
