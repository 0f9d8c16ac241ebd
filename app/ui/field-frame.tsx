import { FieldHelperText, FieldLabel, FieldRoot } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { FieldError, hintId } from './field-error'
import styles from './field-frame.module.css'

const messages = defineMessages({
  optional: { id: 'field.optional', defaultMessage: '(optional)' },
})

export interface FieldFrameProps {
  /** Id of the control the label is for. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Marks fields that may stay empty; required ones carry no mark. */
  isOptional?: boolean
  /** The label is read aloud but not shown. */
  isLabelHidden?: boolean
  className?: string
  children: ReactNode
}

/** Label above, control, then hint and error below: the frame of every field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, hint, error } = props
  return (
    <FieldRoot
      id={id}
      ids={{ helperText: hintId(id) }}
      invalid={Boolean(error)}
      // Chakra's `group` would have no name
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
