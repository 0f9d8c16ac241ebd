import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import styles from './form-failure.module.css'

/** The service's reason for refusing the form; takes the focus when it appears. */
export function FormFailure({
  text,
  children,
}: {
  text: string | undefined
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <Alert ref={box} tone="error">
      <span className={styles.text}>{text}</span> {children}
    </Alert>
  )
}
