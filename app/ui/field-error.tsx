import type { ReactNode } from 'react'
import styles from './field-error.module.css'
import { Icon } from './icon'

/**
 * The message of a field, announced when it appears. Not Chakra's: that is only there when there is
 * an error, and a live region has to be there before.
 */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  return (
    <p id={errorId(id)} className={error ? styles.error : 'visually-hidden'} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size={16} />
          {error}
        </>
      )}
    </p>
  )
}

/** Which of the field's texts describe it now. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Id of a field's hint. */
export const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
