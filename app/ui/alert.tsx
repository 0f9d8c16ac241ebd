import { forwardRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './alert.module.css'

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

/** A notice in the page. Errors are announced at once; give it the focus when it blocks the way. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'neutral', title, className, children },
  ref,
) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.alert, styles[tone], className)}
    >
      <Icon name={ICON[tone]} size={20} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
})
