import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSite } from '@/site/use-site'
import { enqueue } from '../basket/basket-queue'
import { announceBasketChange } from '../basket/basket-tabs'
import { logOut } from '../session/log-out'
import { markExpiryShown } from '../session/session-events'

/** Logs the customer out and removes all their data from this tab (SES-010). */
export function useLogOut() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<void, Error, void>({
    mutationFn: () => enqueue(siteId, () => logOut(siteId)),
    onSettled: async () => {
      // the customer ended the session, so no message about its end is shown
      markExpiryShown(siteId)
      await queryClient.resetQueries(['shopper'])
      announceBasketChange(siteId)
    },
  })
}
