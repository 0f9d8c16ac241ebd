import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { randomId } from '@rules/random-id'
import { asFields } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import { customHtmlMessages as messages } from './custom-html.messages'
import styles from './custom-html.module.css'

/**
 * The form for a sleeve with a logo, in an iframe. The iframe may contain any page, so a message
 * removes it only if it comes from the iframe's window and origin and contains this iframe's id
 * (CNT-014).
 */
export function LogoSleeve({ title, frameUrl }: { title: string; frameUrl: string }) {
  const site = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  // created in the browser, because the cached page is the same for all visitors
  const [sessionId, setSessionId] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => setSessionId(randomId()), [])
  useEffect(() => {
    if (sessionId === undefined) return
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (origin !== new URL(frameUrl).origin) return
      const message = asFields(data)
      if (message.type === 'close' && message.sessionId === sessionId) setIsDone(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frameUrl, sessionId])

  if (isDone) return <SweetSuccess />
  if (sessionId === undefined) return <div className={styles.frame} />
  const query = { site: site.id, parent: window.location.origin, sessionId, locale: site.locale }
  return (
    <iframe
      ref={frame}
      title={title}
      src={withQuery(frameUrl, query)}
      sandbox="allow-forms allow-scripts allow-same-origin"
      referrerPolicy="strict-origin"
      loading="lazy"
      className={styles.frame}
    />
  )
}

function SweetSuccess() {
  const id = useId()
  const success = useRef<HTMLElement>(null)
  // the removed iframe had the focus
  useEffect(() => success.current?.focus(), [])
  return (
    <section ref={success} tabIndex={-1} aria-labelledby={id} className={styles.success}>
      <Sprig />
      <Heading level={2} id={id}>
        <FormattedMessage {...messages.sweetSuccess} />
      </Heading>
      <p>
        <FormattedMessage {...messages.received} />
      </p>
      <ButtonLink to="/">
        <FormattedMessage {...messages.continueShopping} />
      </ButtonLink>
    </section>
  )
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
