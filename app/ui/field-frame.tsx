import { FieldHelperText, FieldLabel, FieldRoot } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { FieldError, hintId } from './field-error'
import styles from './field-frame.module.css'

const messages = defineMessages({
  optional: { id: 'field.optional', defaultMessage: '(optional)' },
})

export interface FieldFrameProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Marks an optional field; required fields have no mark. */
  isOptional?: boolean
  /** The label is only for screen readers. */
  isLabelHidden?: boolean
  className?: string
  children: ReactNode
}

/** The layout of every field: label above, control, then hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, hint, error } = props
  return (
    <FieldRoot
      id={id}
      ids={{ helperText: hintId(id) }}
      invalid={Boolean(error)}
      // without this, Chakra's `group` role would have no name
      role="presentation"
      className={props.className}
    >
      <FieldLabel className={props.isLabelHidden ? 'visually-hidden' : undefined}>
        {props.label}
        {props.isOptional && (
          <span className={styles.optional}>
            {' '}
            <FormattedMessage {...messages.optional} />
          </span>
        )}
      </FieldLabel>
      {props.children}
      {hint && <FieldHelperText>{hint}</FieldHelperText>}
      <FieldError id={id} error={error} />
    </FieldRoot>
  )
}
