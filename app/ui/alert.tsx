import { AlertContent, AlertIndicator, AlertRoot, AlertTitle } from '@chakra-ui/react/alert'
import { forwardRef, type ReactNode } from 'react'
import { Icon, type IconName } from './icon'

type AlertTone = 'neutral' | 'success' | 'warning' | 'error'

interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  className?: string
  children?: ReactNode
}

const ICON: Record<AlertTone, IconName> = {
  neutral: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
}

/**
 * A notice in the page. Errors are announced immediately; move the focus to the notice when it
 * stops the shopper from continuing.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'neutral', title, className, children },
  ref,
) {
  return (
    <AlertRoot
      ref={ref}
      status={tone}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={className}
    >
      <AlertIndicator>
        <Icon name={ICON[tone]} size={20} />
      </AlertIndicator>
      <AlertContent>
        {title && <AlertTitle>{title}</AlertTitle>}
        {children}
      </AlertContent>
    </AlertRoot>
  )
})
