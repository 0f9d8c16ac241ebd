import { useEffect, useRef, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Alert } from '@/ui/alert'

interface News {
  /** What was done, for screen readers. */
  done?: string
  /** What was not. */
  failure?: string
}

/** Results of actions on a page of entries: texts that may contain the `name` of one. */
export function useAccountNews() {
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

/** A success is announced to screen readers; a failure is shown and takes the focus. */
export function AccountNews({ news: { done, failure } }: { news: News }) {
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
