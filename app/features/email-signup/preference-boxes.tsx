import { useId, useState, type FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { formCard } from '@/forms/form-card'
import { ruleMessages } from '@/forms/forms.messages'
import type { EmailSignupInput } from '@/forms/rules/email-signup'
import { CheckboxField } from '@/ui/checkbox-field'
import { FieldError } from '@/ui/field-error'
import { emailSignupMessages, listMessages } from './email-signup.messages'
import styles from './email-signup.module.css'
import { preferences } from './use-email-signup'

/**
 * The newsletter's topics. At least one must be checked; this is validated on a change, or when the
 * focus leaves the group.
 */
export function PreferenceBoxes() {
  const id = useId()
  const { control, register } = useFormContext<EmailSignupInput>()
  const [isTouched, setTouched] = useState(false)
  const values = useWatch({ control, name: preferences.map(({ name }) => name) })
  const isMissing = isTouched && !values.includes(true)

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) setTouched(true)
  }
  return (
    <fieldset
      className={formCard.boxes}
      onChange={() => setTouched(true)}
      onBlur={handleBlur}
      aria-describedby={isMissing ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        <FormattedMessage {...emailSignupMessages.preferences} />
      </legend>
      {preferences.map(({ name, list }) => (
        <CheckboxField
          key={name}
          {...register(name)}
          aria-invalid={isMissing || undefined}
          label={<FormattedMessage {...listMessages[list]} />}
        />
      ))}
      <FieldError id={id} error={isMissing && <FormattedMessage {...ruleMessages.oneOption} />} />
    </fieldset>
  )
}
