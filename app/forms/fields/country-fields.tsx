import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { SelectField } from '@/ui/select-field'
import { fieldLabels } from '../field-labels.messages'
import type { AddressInput } from '../rules/address'
import { canadianProvinces, usStates, type Region } from '../rules/regions'
import { useFormField } from '../use-form-field'

const messages = defineMessages({
  choose: { id: 'addressFields.chooseState', defaultMessage: 'Select' },
  unitedStates: { id: 'addressFields.unitedStates', defaultMessage: 'United States' },
  canada: { id: 'addressFields.canada', defaultMessage: 'Canada' },
})

type Form = { address: AddressInput }

/** The country of the address in the form around it. */
export function useCountry(): AddressInput['countryCode'] {
  return useWatch<Form, 'address.countryCode'>({ name: 'address.countryCode' })
}

/** Which country an address is in: offered where there is more than one (D2 §5). */
export function CountryField({ section, className }: { section: string; className?: string }) {
  const { formatMessage } = useIntl()
  const field = useFormField<Form>()
  return (
    <SelectField
      {...field('address.countryCode')}
      className={className}
      label={<FormattedMessage {...fieldLabels.countryCode} />}
      options={[
        { value: 'US', label: formatMessage(messages.unitedStates) },
        { value: 'CA', label: formatMessage(messages.canada) },
      ]}
      autoComplete={`${section} country`}
    />
  )
}

/** The states of the United States, or the provinces of Canada; another country empties it. */
export function RegionField({ section, className }: { section: string; className?: string }) {
  const { formatMessage } = useIntl()
  const field = useFormField<Form>()
  const { setValue } = useFormContext<Form>()
  const country = useCountry()
  const shown = useRef(country)
  useEffect(() => {
    if (shown.current === country) return
    shown.current = country
    setValue('address.stateCode', '')
  }, [country, setValue])
  const isCanada = country === 'CA'
  return (
    <SelectField
      {...field('address.stateCode')}
      className={className}
      label={<FormattedMessage {...(isCanada ? fieldLabels.province : fieldLabels.stateCode)} />}
      placeholder={formatMessage(messages.choose)}
      options={isCanada ? provinceOptions : stateOptions}
      autoComplete={`${section} address-level1`}
    />
  )
}

const toOptions = (regions: readonly Region[]) =>
  regions.map(({ code, name }) => ({ value: code, label: name }))
const stateOptions = toOptions(usStates)
const provinceOptions = toOptions(canadianProvinces)
