import { useEffect, useRef, type MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Alert } from '@/ui/alert'
import { focusField } from '@/ui/focus-field'
import { useFieldId } from './app-form-provider'
import { findFieldLabel } from './field-labels.messages'
import styles from './form-error.module.css'
import { formMessages } from './forms.messages'
import { toErrorText } from './use-form-field'

/** The errors of a submit, with a link to each field. It takes the focus. */
export function FormError() {
  const { formState } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const { submitCount, isSubmitSuccessful } = formState
  const refusals = listFieldErrors(formState.errors)

  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) box.current?.focus()
  }, [submitCount, isSubmitSuccessful])

  if (submitCount === 0 || refusals.length === 0) return null
  return (
    <Alert
      ref={box}
      tone="error"
      title={<FormattedMessage {...formMessages.summary} values={{ count: refusals.length }} />}
    >
      <ul className={styles.list}>
        {refusals.map((refusal) => (
          <li key={refusal.path}>
            <RefusalLink {...refusal} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function RefusalLink({ path, message }: FieldRefusal) {
  const intl = useIntl()
  const id = useFieldId()(path)
  const label = findFieldLabel(path)
  const goToField = (event: MouseEvent) => {
    event.preventDefault()
    focusField(id)
  }
  return (
    <a href={`#${id}`} onClick={goToField}>
      {label && `${intl.formatMessage(label)}: `}
      {toErrorText(message, intl)}
    </a>
  )
}

/** A refused field: its path in the form, and the rule's key or the server's message. */
interface FieldRefusal {
  path: string
  message: string
}

/** Flattens a form's nested errors, in the order of the schema. */
function listFieldErrors(errors: object, prefix = ''): FieldRefusal[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || name === 'ref') return []
    const path = prefix ? `${prefix}.${name}` : name
    if ('message' in value && typeof value.message === 'string') {
      return [{ path, message: value.message }]
    }
    return listFieldErrors(value, path)
  })
}
