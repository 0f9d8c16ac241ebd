import { createIntl } from 'react-intl'
import spanishMessages from '../../translations/es-US.json'
import { AppError } from './app-error'
import { bagRefusalMessages } from './bag-refusals.messages'
import { refusalMessages } from './refusals.messages'
import { reasonText, serverErrorText } from './server-error-text'
import { toAppError } from './to-app-error'

const TYPES = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'
const defaultLocale = 'en-US'
const english = createIntl({ locale: 'en-US', defaultLocale })
const spanish = createIntl({ locale: 'es-US', defaultLocale, messages: spanishMessages })

const refused = (kind: string, detail: string, extras = {}) =>
  toAppError({ type: `${TYPES}${kind}`, title: 'Bad Request', detail, ...extras }, 400)

const short = refused('product-item-not-available', '2 available.', { c_available: 2 })

test('an English page shows the text of the service [ERR-003]', () => {
  expect(serverErrorText(short, english)).toBe('2 available.')
})

test.each([
  [short, 'Solo quedan 2 unidades de este producto.'],
  [
    refused('product-item-not-available', 'None.', { c_available: 0 }),
    'Este producto está agotado.',
  ],
  [
    refused('product-item-not-available', 'Coming soon', { c_reason: 'coming-soon' }),
    'Este producto llega pronto; todavía no se puede pedir.',
  ],
  [
    refused('quantity-limit-exceeded', 'Limit of 5 per order', { c_quantityLimit: 5 }),
    'Límite de 5 por pedido',
  ],
  [
    refused('invalid-quantity', 'In steps of 4.', { c_minOrderQuantity: 8, c_stepQuantity: 4 }),
    'Se vende a partir de 8, de 4 en 4.',
  ],
  [
    refused('country-not-served', 'Not there.'),
    'No hacemos entregas en este país. Escribe otra dirección.',
  ],
  [refused('gift-certificate-applied', 'Twice.'), 'Esta tarjeta de regalo ya está aplicada.'],
])('a Spanish page shows %s in Spanish, with its values', (error, words) => {
  expect(serverErrorText(error, spanish)).toBe(words)
  expect(reasonText(error, spanish)).toBe(words)
})

test('a reason without its own text shows the text of the error type', () => {
  const error = refused('invalid-wanted-date', 'No.', { c_reason: 'other', c_field: 'c_DATE' })
  expect(serverErrorText(error, spanish)).toBe('Ese día no hay entregas. Elige otro.')
})

test('an error without a Spanish text, or without a type, shows the text of the service', () => {
  expect(serverErrorText(refused('house-rule', 'Not on Sundays.'), spanish)).toBe('Not on Sundays.')
  expect(serverErrorText(toAppError({ detail: 'No.' }, 400), spanish)).toBe('No.')
})

test('an invalid field is named in Spanish after the Spanish error text', () => {
  const error = refused('postal-code-not-found', 'postalCode: wrong', {
    invalidFields: { postalCode: 'wrong' },
  })
  expect(serverErrorText(error, spanish)).toBe(
    'No conocemos este código postal. Revísalo. “Código postal” no tiene un valor válido. Ingresa el valor correcto para continuar.',
  )
})

test('after exhausted retries an English page shows the detail of the service', () => {
  const error = new AppError({
    kind: 'unavailable',
    status: 503,
    message: 'Failed to update basket.',
    detail: 'The database does not answer.',
    type: 'chunk-retries-exceeded',
  })
  expect(reasonText(error, english)).toBe('The database does not answer.')
  expect(reasonText(error, spanish)).toMatch(/^No pudimos cambiar tu bolsa/)
})

test('every refusal message has a Spanish translation', () => {
  const ids = Object.values({ ...bagRefusalMessages, ...refusalMessages }).map(({ id }) => id)
  expect(ids.filter((id) => !(id in spanishMessages))).toEqual([])
})
