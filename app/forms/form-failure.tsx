import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@/ui/alert'

/** Why the service refused the form; takes the focus when it appears. */
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
      {text} {children}
    </Alert>
  )
}
