import type { ReactNode } from 'react'
import styles from './loading-overlay.module.css'
import { Spinner } from './spinner'

interface LoadingOverlayProps {
  isLoading: boolean
  text: ReactNode
  children: ReactNode
}

/**
 * An overlay for content that is waiting for a request. The focus remains where it is: the focused
 * control has to ignore further clicks itself.
 */
export function LoadingOverlay({ isLoading, text, children }: LoadingOverlayProps) {
  return (
    <div className={styles.frame} aria-busy={isLoading || undefined}>
      {children}
      <div className={isLoading ? styles.overlay : undefined}>
        <p className={styles.text} role="status">
          {isLoading && (
            <>
              <Spinner />
              {text}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
