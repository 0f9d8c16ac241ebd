import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

type Sending<Data, Failure, Values> = Pick<
  UseMutationResult<Data, Failure, Values>,
  'mutate' | 'status'
>

/**
 * Sends a form once, and again only after a failure or a reset: a second click may come before the
 * button shows the first.
 * @param isRepeatable whether the form stays after success and can be sent again
 */
export function useSendOnce<Data, Failure, Values>(
  { mutate, status }: Sending<Data, Failure, Values>,
  { isRepeatable = false } = {},
): Sending<Data, Failure, Values>['mutate'] {
  const isSending = useRef(false)
  useEffect(() => {
    if (status === 'idle') isSending.current = false
  }, [status])
  return (values, options) => {
    if (isSending.current) return
    isSending.current = true
    mutate(values, {
      ...options,
      onSuccess: (...reported) => {
        isSending.current = !isRepeatable
        options?.onSuccess?.(...reported)
      },
      onError: (...reported) => {
        isSending.current = false
        options?.onError?.(...reported)
      },
    })
  }
}
