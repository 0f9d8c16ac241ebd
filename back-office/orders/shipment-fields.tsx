import { Field } from '@chakra-ui/react/field'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Textarea } from '@chakra-ui/react/textarea'
import {
  EDITED_ADDRESS_FIELDS,
  type EditedAddress,
  type ShipmentChoices,
} from '@contracts/order-edit'
import { LIMITS } from '@rules/field-limits'
import { Choice } from '../parts/choice'
import { TextField } from '../parts/text-field'

type TypedField = Exclude<(typeof EDITED_ADDRESS_FIELDS)[number], 'countryCode'>

const LABELS: Readonly<Record<TypedField, readonly [string, number]>> = {
  firstName: ['First name', LIMITS.name],
  lastName: ['Last name', LIMITS.name],
  companyName: ['Company', LIMITS.company],
  address1: ['Street', LIMITS.street],
  address2: ['Apartment, floor', LIMITS.unit],
  city: ['Town', LIMITS.city],
  stateCode: ['State or province', 30],
  postalCode: ['Postal code', LIMITS.postalCode],
  phone: ['Phone', LIMITS.phoneWithExtension],
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

type ErrorOf = (field: string) => string | undefined

interface AddressFieldsProps {
  value: EditedAddress
  countries: readonly string[]
  errorOf: ErrorOf
  onChange: (address: EditedAddress) => void
}

export function AddressFields(props: AddressFieldsProps) {
  const { value: address, countries, errorOf, onChange } = props
  return (
    <>
      {EDITED_ADDRESS_FIELDS.map((field) =>
        field === 'countryCode' ? (
          <Choice
            key={field}
            label="Country"
            value={address[field]}
            options={toCountries(countries, address[field])}
            error={errorOf(field)}
            onChange={(code) => onChange({ ...address, [field]: code })}
          />
        ) : (
          <TextField
            key={field}
            label={LABELS[field][0]}
            maxLength={LABELS[field][1]}
            autoComplete="off"
            value={address[field]}
            error={errorOf(field)}
            onChange={({ target: { value } }) => onChange({ ...address, [field]: value })}
          />
        ),
      )}
    </>
  )
}

/** What is offered, and the country that an imported order has, which may be no code. */
function toCountries(countries: readonly string[], present: string) {
  const nameOf = (code: string) =>
    /^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? code) : code || 'Choose'
  return [...new Set(['', ...countries, present])].map((code) => [code, nameOf(code)] as const)
}

interface ShipmentFieldsProps {
  choices: Pick<ShipmentChoices, 'countries' | 'days' | 'methods'>
  given: ShipmentChoices
  methodHelp?: string
  errorOf: ErrorOf
  onChange: (given: ShipmentChoices) => void
}

/** Where a parcel goes, when, how, and with which words. */
export function ShipmentFields(props: ShipmentFieldsProps) {
  const { choices, given, methodHelp, errorOf, onChange } = props
  const { countries, days, methods } = choices
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <AddressFields
          value={given.address}
          countries={countries}
          errorOf={errorOf}
          onChange={(address) => onChange({ ...given, address })}
        />
        {methods.length > 0 && (
          <Choice
            label="Shipping method"
            value={given.methodId}
            options={methods.map((one) => [one.id, one.name] as const)}
            help={methodHelp}
            error={errorOf('methodId')}
            onChange={(methodId) => onChange({ ...given, methodId })}
          />
        )}
        <TextField
          label="Arrival"
          type="date"
          min={days?.first}
          max={days?.last}
          value={given.date}
          help="Leave empty for as soon as possible."
          error={errorOf('date')}
          onChange={({ target: { value: date } }) => onChange({ ...given, date })}
        />
      </SimpleGrid>
      <Field.Root invalid={errorOf('giftMessage') !== undefined}>
        <Field.Label>Gift message</Field.Label>
        <Textarea
          background="bg.panel"
          rows={3}
          maxLength={LIMITS.giftMessage}
          value={given.giftMessage}
          onChange={({ target: { value } }) => onChange({ ...given, giftMessage: value })}
        />
        <Field.ErrorText>{errorOf('giftMessage')}</Field.ErrorText>
      </Field.Root>
    </>
  )
}
