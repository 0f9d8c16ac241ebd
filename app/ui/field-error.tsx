import type { ReactNode } from 'react'
import styles from './field-error.module.css'
import { Icon } from './icon'

/**
 * The error message of a field, announced when it appears. Not Chakra's, which is only rendered
 * with an error: a live region has to exist before its text.
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

/** Returns the ids of the texts that currently describe the field. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
