import { defineMessages, useIntl } from 'react-intl'
import { chunkFailureText } from '@/errors/chunk-failure'
import { errorMessages } from '@/errors/errors.messages'
import { useIsOnline } from './use-is-online'

const messages = defineMessages({
  waiting: { id: 'errorPage.offline', defaultMessage: 'This page opens once you are back online.' },
})

/**
 * Returns the text shown in place of content that failed to load, and the name of the chunk that
 * failed (ERR-008). If the browser is offline, the text announces that the content loads once it is
 * online again.
 */
export function useFailureText(error: unknown): { text: string; detail?: string } {
  const { formatMessage } = useIntl()
  const isOnline = useIsOnline()
  const detail = chunkFailureText(error)
  const isWaiting = !isOnline && detail !== undefined
  return { text: formatMessage(isWaiting ? messages.waiting : errorMessages.generic), detail }
}
