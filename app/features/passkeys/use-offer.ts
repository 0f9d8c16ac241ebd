import type { History } from 'history'
import { useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { listPasskeys } from '@/commerce-client/passkeys'
import { localText } from '@/lib/local-text'
import { logWarning } from '@/lib/log'
import { findPage } from '@/site/find-page'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { keepsPasskeys } from './authenticator'
import { OFFER_STATE } from './offer-state'
import { passkeyMessages as messages } from './passkeys.messages'

const OFFERED = 'passkey-offered'

/**
 * Offers a passkey to who has logged in by password, once on each device, and not on the way to an
 * order.
 */
export function useOffer(): (login: string) => void {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const { id: siteId } = useSite()

  async function offer(login: string): Promise<void> {
    if (localText.get(OFFERED) !== undefined || !(await keepsPasskeys())) return
    const { length } = await listPasskeys(siteId, login.trim().toLowerCase())
    if (length > 0) return
    await leaving(history, paths.login())
    if (findPage(history.location.pathname).isWithoutChat) return
    localText.set(OFFERED, new Date().toISOString())
    showToast({
      text: formatMessage(messages.offer),
      action: {
        label: formatMessage(messages.add),
        run: () => history.push(paths.profile(), OFFER_STATE),
      },
      isLasting: true,
    })
  }

  return (login) => {
    offer(login).catch((error: unknown) => logWarning('No passkey was offered', { error }))
  }
}

/** A toast belongs to its page, so it waits for the page that follows the login. */
function leaving(history: History, page: string): Promise<void> {
  if (history.location.pathname !== page) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = history.listen(() => {
      stop()
      resolve()
    })
  })
}
