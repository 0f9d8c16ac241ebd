import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { subscriptions } from '@/integrations/subscriptions/subscriptions.api'
import type {
  Subscription,
  SubscriptionChange,
} from '@/integrations/subscriptions/subscriptions.port'
import { subscriptionsKey } from '@/integrations/subscriptions/subscriptions.queries'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { subscriptionsMessages as messages } from './subscriptions.messages'

export interface ChangeRequest {
  /** Sent one after another; after a failure, the remaining ones are not sent. */
  changes: readonly SubscriptionChange[]
  /** The message after success. */
  done: MessageDescriptor
  undo?: { label: MessageDescriptor; changes: readonly SubscriptionChange[] }
}

/** Changes a subscription and shows a confirmation, with an undo if `undo` is given. */
export function useSubscriptionChanges({ id, nextOn }: Subscription, product: string) {
  const { id: siteId } = useSite()
  const { formatMessage, formatDate } = useIntl()
  const queryClient = useQueryClient()
  const day = nextOn && formatDate(nextOn, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const text = (message: MessageDescriptor) => formatMessage(message, { product, day })
  const mutation = useMutation<void, unknown, ChangeRequest>({
    mutationFn: async ({ changes }) => {
      for (const change of changes) await subscriptions.change(siteId, id, change)
    },
    onSuccess: (_answer, { done, undo }) => {
      const restore = undo && {
        label: text(undo.label),
        run: () => mutation.mutate({ changes: undo.changes, done: messages.isRestored }),
      }
      showToast({ text: text(done), ...(restore && { undo: restore }) })
    },
    onSettled: () => queryClient.invalidateQueries(subscriptionsKey(siteId)),
  })
  return mutation
}
