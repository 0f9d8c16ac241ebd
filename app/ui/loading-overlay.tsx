import type { ReactNode } from 'react'
import styles from './loading-overlay.module.css'
import { Spinner } from './spinner'

interface LoadingOverlayProps {
  isLoading: boolean
  /** What is going on, in words: shown and announced. */
  text: ReactNode
  children: ReactNode
}

/**
 * Lies over what has to wait. The focus stays where it is: what has it ignores further clicks
 * itself.
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
