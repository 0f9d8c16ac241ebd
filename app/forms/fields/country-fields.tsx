import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { SelectField } from '@/ui/select-field'
import { fieldLabels } from '../field-labels.messages'
import { formMessages } from '../forms.messages'
import type { AddressInput } from '../rules/address'
import { canadianProvinces, provinceCodes, stateCodes, usStates, type Region } from '@rules/regions'
import { useFormField } from '../use-form-field'

const messages = defineMessages({
  unitedStates: { id: 'addressFields.unitedStates', defaultMessage: 'United States' },
  canada: { id: 'addressFields.canada', defaultMessage: 'Canada' },
})

type Form = { address: AddressInput }

export function useCountry(): AddressInput['countryCode'] {
  return useWatch<Form, 'address.countryCode'>({ name: 'address.countryCode' })
}

interface CountryFieldProps {
  hasCanada: boolean
  className?: string
}

/** The select for the country of an address (ADDR-039). */
export function CountryField({ hasCanada, className }: CountryFieldProps) {
  const { formatMessage } = useIntl()
  const field = useFormField<Form>()
  return (
    <SelectField
      {...field('address.countryCode')}
      className={className}
      label={<FormattedMessage {...fieldLabels.countryCode} />}
      placeholder={formatMessage(formMessages.choose)}
      options={[
        { value: 'US', label: formatMessage(messages.unitedStates) },
        ...(hasCanada ? [{ value: 'CA', label: formatMessage(messages.canada) }] : []),
      ]}
    />
  )
}

/**
 * The select for the states of the United States, or the provinces of Canada. A change of country
 * clears a region of the other one.
 */
export function RegionField({ className }: { className?: string }) {
  const { formatMessage } = useIntl()
  const field = useFormField<Form>()
  const { getValues, setValue } = useFormContext<Form>()
  const country = useCountry()
  const shown = useRef(country)
  useEffect(() => {
    if (shown.current === country) return
    shown.current = country
    const chosen = getValues('address.stateCode')
    const known = country === 'CA' ? provinceCodes : stateCodes
    // a valid region is set again too, because its option has only now been rendered
    setValue('address.stateCode', known.has(chosen) ? chosen : '')
  }, [country, getValues, setValue])
  const isCanada = country === 'CA'
  return (
    <SelectField
      {...field('address.stateCode')}
      className={className}
      label={<FormattedMessage {...(isCanada ? fieldLabels.province : fieldLabels.stateCode)} />}
      placeholder={formatMessage(formMessages.choose)}
      options={isCanada ? provinceOptions : stateOptions}
    />
  )
}

const toOptions = (regions: readonly Region[]) =>
  regions.map(({ code, name }) => ({ value: code, label: name }))
const stateOptions = toOptions(usStates)
const provinceOptions = toOptions(canadianProvinces)
