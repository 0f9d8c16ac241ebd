import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { renderApp } from '../../tests/setup/render-app'
import { AUTOFILL, AutofillSection, RecipientSection } from './autofill'
import { EmailField, NameFields } from './fields/person-fields'
import { CityField } from './fields/place-fields'
import { AppFormProvider } from './app-form-provider'
import { showAddressForm } from './testing/address-form'
import { useAppForm } from './use-app-form'
import { z } from 'zod'

/** Names of fields that hold nothing a browser knows of the shopper. */
const OTHERS = [
  ...['name', 'orderNo', 'orderNumber', 'questionType', 'organizationType', 'location'],
  ...['comment', 'message', 'feedback', 'ease', 'reviewTitle', 'reviewText', 'isRecommended'],
  ...['rating', 'otherAmount', 'sendDate', 'recipientName', 'recipientEmail'],
  ...['giftCardNumber', 'securityCode', 'instructions', 'giftMessage', 'c_giftMessage', 'texts'],
]

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }))

const valuesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value = '']) => value)

test('every field of a form is known to the table, or to be about something else', () => {
  const names = sources.flatMap(({ text }) => valuesIn(text, /\bfield\(\s*'(?:\w+\.)*(\w+)'/g))
  expect(new Set(names).size).toBeGreaterThan(30)
  const unknown = names.filter((name) => !(name in AUTOFILL) && !OTHERS.includes(name))
  expect(unknown).toEqual([])
})

test('no form writes a token of its own, but for a login', () => {
  const own = sources.flatMap(({ file, text }) =>
    valuesIn(text, /autoComplete="([^"]+)"/g)
      .filter((token) => token !== 'off' && !/^username\b/.test(token))
      .map((token) => `${file}: ${token}`),
  )
  expect(own.filter((line) => !line.startsWith('pages/component-guide/'))).toEqual([])
})

const tokensOf = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input, select')]
      .filter(({ type }) => type !== 'checkbox')
      .map((field) => [field.name.replace('address.', ''), field.getAttribute('autocomplete')]),
  )

test.each(['shipping', 'billing'] as const)('the fields of a %s address', (section) => {
  showAddressForm({ section })
  expect(tokensOf()).toEqual({
    countryCode: `${section} country`,
    firstName: `${section} given-name`,
    lastName: `${section} family-name`,
    companyName: `${section} organization`,
    address1: `${section} address-line1`,
    address2: `${section} address-line2`,
    city: `${section} address-level2`,
    stateCode: `${section} address-level1`,
    postalCode: `${section} postal-code`,
    phone: `${section} tel-national`,
    c_PHONE_EXTENSION: `${section} tel-extension`,
  })
})

function Fields() {
  const form = useAppForm(z.object({}), { defaultValues: {} })
  return (
    <AppFormProvider {...form}>
      <NameFields />
      <EmailField />
      <RecipientSection id="7">
        <AutofillSection name="shipping">
          <NameFields group="to" />
          <CityField />
        </AutofillSection>
      </RecipientSection>
    </AppFormProvider>
  )
}

test('a recipient has an address of a section of its own, and never the name of the shopper', () => {
  renderApp(<Fields />)
  expect(tokensOf()).toEqual({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    'to.firstName': 'off',
    'to.lastName': 'off',
    city: 'section-recipient-7 shipping address-level2',
  })
  expect(screen.getAllByLabelText('First Name')).toHaveLength(2)
})
