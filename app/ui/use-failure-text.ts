import { defineMessages, useIntl } from 'react-intl'
import { chunkFailureText } from '@/errors/chunk-failure'
import { errorMessages } from '@/errors/errors.messages'
import { useIsOnline } from './use-is-online'

const messages = defineMessages({
  waiting: { id: 'errorPage.offline', defaultMessage: 'This page opens once you are back online.' },
})

/**
 * What a shopper reads in place of something that failed, and below it what was not loaded (ERR-008).
 * Offline, the notice above the page has said why, and it is loaded again with the connection.
 */
export function useFailureText(error: unknown): { text: string; detail?: string } {
  const { formatMessage } = useIntl()
  const isOnline = useIsOnline()
  const detail = chunkFailureText(error)
  const isWaiting = !isOnline && detail !== undefined
  return { text: formatMessage(isWaiting ? messages.waiting : errorMessages.generic), detail }
}
