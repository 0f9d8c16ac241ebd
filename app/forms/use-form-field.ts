import {
  useFormContext,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { useIntl, type IntlShape } from 'react-intl'
import { SOURCE_LOCALE } from '@/site/locale'
import { useFieldId } from './app-form-provider'
import { useAutofill } from './autofill'
import { ruleMessages } from './forms.messages'
import { isRuleKey } from './rules/rule-key'

/** Props for a field of `ui/`: `<TextField label={…} {...field('email')} />`. */
export interface FormFieldProps extends UseFormRegisterReturn {
  id: string
  error: string | undefined
  autoComplete?: string | undefined
}

export function useFormField<Values extends FieldValues>() {
  const { register, getFieldState, formState } = useFormContext<Values>()
  const fieldId = useFieldId()
  const autofill = useAutofill()
  const intl = useIntl()
  return (name: FieldPath<Values>): FormFieldProps => ({
    ...register(name),
    id: fieldId(name),
    autoComplete: autofill(name),
    error: toErrorText(getFieldState(name, formState).error?.message, intl),
  })
}

/**
 * Returns the text of a rule's key; a server's message is returned unchanged if the page has the
 * server's language.
 */
export function toErrorText(message: string | undefined, intl: IntlShape): string | undefined {
  if (!message) return undefined
  if (!isRuleKey(message) && intl.locale === SOURCE_LOCALE) return message
  return intl.formatMessage(ruleMessages[isRuleKey(message) ? message : 'invalid'])
}
