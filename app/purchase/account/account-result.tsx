import { useEffect, useRef, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Alert } from '@/ui/alert'

interface News {
  /** Success message for screen readers. */
  done?: string
  failure?: string
}

/**
 * Result messages of actions on a list of entries; a message may contain the `name` of an entry.
 */
export function useAccountResult() {
  const { formatMessage } = useIntl()
  const [news, setNews] = useState<News>({})
  return {
    news,
    say: (message: MessageDescriptor, name: string) =>
      setNews({ done: formatMessage(message, { name }) }),
    fail: (message: MessageDescriptor, name: string) =>
      setNews({ failure: formatMessage(message, { name }) }),
    clear: () => setNews({}),
  }
}

/** Announces a success to screen readers; shows an error and moves the focus to it. */
export function AccountResult({ news: { done, failure } }: { news: News }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  return (
    <>
      <p className="visually-hidden" role="status">
        {done}
      </p>
      {failure && (
        <Alert ref={box} tone="error">
          {failure}
        </Alert>
      )}
    </>
  )
}
