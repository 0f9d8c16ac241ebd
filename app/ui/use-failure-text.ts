import { defineMessages, useIntl } from 'react-intl'
import { chunkFailureText } from '@/errors/chunk-failure'
import { errorMessages } from '@/errors/errors.messages'
import { useIsOnline } from './use-is-online'

const messages = defineMessages({
  waiting: { id: 'errorPage.offline', defaultMessage: 'This page opens once you are back online.' },
})

/**
 * The text in place of something that failed to load, and the name of the chunk that did not load
 * (ERR-008). Offline the text promises the page with the connection: it is loaded again then.
 */
export function useFailureText(error: unknown): { text: string; detail?: string } {
  const { formatMessage } = useIntl()
  const isOnline = useIsOnline()
  const detail = chunkFailureText(error)
  const isWaiting = !isOnline && detail !== undefined
  return { text: formatMessage(isWaiting ? messages.waiting : errorMessages.generic), detail }
}
