import { useEffect, useRef, type ReactNode } from 'react'
import { COOKIE_NOTICE } from '@/lib/are-cookies-blocked'
import { Alert } from '@/ui/alert'
import styles from './form-failure.module.css'

/**
 * The service's reason for refusing the form; takes the focus when it appears. Where cookies are
 * blocked that is the reason, and the page's notice says so.
 */
export function FormFailure({
  text,
  children,
}: {
  text: string | undefined
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) (findCookieNotice() ?? box.current)?.focus()
  }, [text])
  if (!text || findCookieNotice()) return null
  return (
    <Alert ref={box} tone="error">
      <span className={styles.text}>{text}</span> {children}
    </Alert>
  )
}

const findCookieNotice = () => document.getElementById(COOKIE_NOTICE)
