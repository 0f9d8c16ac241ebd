import { FormattedMessage } from 'react-intl'
import { TextField } from '@/ui/text-field'
import { fieldLabels } from '../field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import type { FormFieldProps } from '../use-form-field'
import { formatWhileTyping } from './format-while-typing'
import { useEffect, useState } from 'react'
import { logWarning } from '@/lib/log'
import { formatPhone } from '../rules/phone'

type Format = (typed: string) => string

/** Countries with the format `(415) 555-0100`, which needs no table of the world's formats. */
const NORTH_AMERICAN = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'])

/**
 * Returns a function that formats phone numbers of a country, also incomplete ones (I18N-010).
 * Formats of countries outside North America are loaded when one is chosen; until then the typed
 * text is not changed.
 * @param country ISO 3166 code
 */
function usePhoneFormat(country: string): Format {
  const [others, setOthers] = useState<{ country: string; format: Format }>()
  const isOurs = NORTH_AMERICAN.has(country)
  useEffect(() => {
    if (isOurs) return
    let isCurrent = true
    loadFormat(country).then(
      (format) => isCurrent && setOthers({ country, format }),
      (error: unknown) => logWarning('no rules for phone numbers', { country, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [country, isOurs])
  if (isOurs) return formatPhone
  return others?.country === country ? others.format : asTyped
}

const asTyped: Format = (typed) => typed

async function loadFormat(country: string): Promise<Format> {
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js/min')
  return isSupportedCountry(country) ? (typed) => new AsYouType(country).input(typed) : asTyped
}

interface PhoneFieldProps {
  field: FormFieldProps
  /** Country of the number's format (ISO 3166). */
  country?: string
  className?: string
  isOptional?: boolean
}

export function PhoneField(props: PhoneFieldProps) {
  const { field, country = 'US', ...look } = props
  const format = usePhoneFormat(country)
  return (
    <TextField
      {...field}
      {...formatWhileTyping(field, format)}
      type="tel"
      inputMode="tel"
      label={<FormattedMessage {...fieldLabels.phone} />}
      maxLength={LIMITS.phoneTyped}
      {...look}
    />
  )
}
