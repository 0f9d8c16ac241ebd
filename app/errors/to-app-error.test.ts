import { createIntl } from 'react-intl'
import { AppError } from './app-error'
import { GENERIC_ERROR_TEXT } from './errors.messages'
import { isApiError } from './read-error-response'
import { toAnswerError, toAppError, toAppErrorFromResponse } from './to-app-error'
import { fieldLabel, serverErrorText, submitErrorText } from './server-error-text'

const problem = {
  status: 404,
  type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-not-found',
  title: 'Product Not Found',
  detail: 'No product with ID x is available.',
}

test.each([
  [
    'the first flash',
    { flashes: [{ message: 'Flash' }], statusMessage: 'Status', message: 'M' },
    'Flash',
  ],
  ['a flash of a document', { c_flashes: [{ message: 'Flash' }], message: 'M' }, 'Flash'],
  ['then the status message', { statusMessage: 'Status', message: 'M', detail: 'D' }, 'Status'],
  ['then the message', { message: 'M', detail: 'D' }, 'M'],
  ['then a fault', { _v: '21.3', fault: { type: 'X', message: 'Fault' } }, 'Fault'],
  ['then the detail', problem, 'No product with ID x is available.'],
  ['nothing readable', { status: 500 }, GENERIC_ERROR_TEXT],
  ['a program failure', new TypeError('x is undefined'), GENERIC_ERROR_TEXT],
  ['nothing at all', undefined, GENERIC_ERROR_TEXT],
  ['text that is no problem', 'connect ECONNREFUSED 10.0.0.7:5432', GENERIC_ERROR_TEXT],
  ['a list', ['connect ECONNREFUSED'], GENERIC_ERROR_TEXT],
])('the error message is %s [ERR-001, ERR-003]', (_name, value, message) => {
  expect(toAppError(value).message).toBe(message)
})

test.each([
  [{ status: 422, statusMessage: 'Status' }, 'Status', 422],
  [{ status: 409, message: 'M' }, 'M', 409],
  [problem, problem.detail, 404],
  [{ detail: 'D' }, 'D', 500],
])('%j is parsed with its message and its status [ERR-009]', (answer, message, status) => {
  expect(toAppError(answer)).toMatchObject({ message, status })
})

test.each([
  [400, {}, 'bad-request'],
  [401, {}, 'session-expired'],
  [404, {}, 'not-found'],
  [409, {}, 'conflict'],
  [400, { invalidFields: ['postalCode'] }, 'validation'],
  [500, {}, 'unexpected'],
  [503, {}, 'unavailable'],
  [503, { type: 'https://…/maintenance' }, 'maintenance'],
])('status %s with %j is an error of kind %s', (status, body, kind) => {
  expect(toAppError({ status, ...body }).kind).toBe(kind)
})

test('a request without a response is unavailable', () => {
  expect(toAppError(new TypeError('fetch failed'))).toMatchObject({
    kind: 'unavailable',
    status: 503,
  })
})

test('the plain text of a 500 response is not shown', () => {
  const answer = { status: 500, headers: new Headers() }
  expect(toAnswerError(answer, 'relation "basket" does not exist')).toMatchObject({
    message: GENERIC_ERROR_TEXT,
    status: 500,
  })
})

test('an error survives serialization from the server to the browser', () => {
  const error = toAppError(problem)
  const arrived = toAppError(JSON.parse(JSON.stringify(error)))
  expect(arrived).toBeInstanceOf(AppError)
  expect(arrived).toMatchObject({ kind: 'not-found', status: 404, title: 'Product Not Found' })
  expect(toAppError(error)).toBe(error)
})

test("the body of the SDK's ResponseError is parsed", async () => {
  const error = Object.assign(new Error('404 Not Found'), {
    response: { status: 404, json: async () => problem },
  })
  expect(await toAppErrorFromResponse(error)).toMatchObject({
    kind: 'not-found',
    detail: problem.detail,
  })
})

test.each([
  [{ detail: 'd', title: 't', type: 'y' }, true],
  [{ status: 400 }, true],
  [{ status: 200 }, false],
  [{ status: 399 }, false],
  [{ status: 'created' }, false],
  [{ detail: 'd' }, true],
  [{ title: 't', c_field: 'x' }, true],
  [{ type: 'y' }, true],
  [{ type: 'y', title: 't', basketId: 'b' }, true],
  [{ fault: { type: 'X', message: 'm' } }, true],
  // documents rather than problems
  [{ id: 'x', title: 'A chocolate' }, false],
  [{ id: 'x', type: 'wish_list' }, false],
  [{ id: 'x', type: { master: true } }, false],
  [null, false],
])('isApiError(%j) is %s [ERR-005]', (value, expected) => {
  expect(isApiError(value)).toBe(expected)
})

test.each([
  [503, { sfdc_maintenance: 'site' }, 'maintenance'],
  [503, { 'retry-after': '1' }, 'unavailable'],
])('a response of %s with headers %j is an error of kind %s [ERR-007]', (status, headers, kind) => {
  const answer = { status, headers: new Headers(headers) }
  expect(toAnswerError(answer, undefined)).toMatchObject({ kind, status })
})

test.each([
  ['2', 2000],
  [undefined, undefined],
  ['soon', undefined],
])('a Retry-After header of %s gives a delay of %s ms', (header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'retry-after': header })
  expect(toAnswerError({ status: 503, headers }, undefined).retryAfterMs).toBe(expected)
})

test('extra members of a problem are kept, also in the browser', () => {
  const refused = { ...problem, c_available: 3, c_shipmentId: 'Shipment2', c_list: ['x'] }
  const error = toAppError(refused)
  expect(error.extras).toEqual({ c_available: 3, c_shipmentId: 'Shipment2' })
  expect(toAppError(JSON.parse(JSON.stringify(error))).extras).toEqual(error.extras)
})

test('a 200 response that contains an error is a 502', () => {
  const answer = { status: 200, headers: new Headers() }
  expect(toAnswerError(answer, { fault: { message: 'No' } })).toMatchObject({
    status: 502,
    message: 'No',
  })
})

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' })

describe('error texts for shoppers', () => {
  test('contain the message and a sentence for each invalid value [ERR-004]', () => {
    const error = toAppError({
      status: 400,
      message: 'The address was refused.',
      invalidFields: ['stateUS', { field: 'postalCode' }],
    })
    expect(serverErrorText(error, intl)).toBe(
      'The address was refused. "State" is not a valid value. Enter the correct value to proceed. ' +
        '"Postal Code" is not a valid value. Enter the correct value to proceed.',
    )
  })

  test('are the generic text when nothing else is known [ERR-001]', () => {
    expect(serverErrorText(toAppError(new TypeError('x is undefined')), intl)).toBe(
      'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
    )
  })

  test("for a failed form use the server's message, or a default without one [ERR-010]", () => {
    expect(submitErrorText(toAppError({ status: 500 }), intl)).toBe(
      'Sorry there was a problem submitting your request, please try again',
    )
    const refused = toAppError({ status: 409, detail: 'There is such an account.' })
    expect(submitErrorText(refused, intl)).toBe('There is such an account.')
  })
})

test('use readable field labels [I18N-012]', () => {
  expect([
    fieldLabel('stateUS', intl),
    fieldLabel('postalCode', intl),
    fieldLabel('c_phone_extension', intl),
  ]).toEqual(['State', 'Postal Code', 'Phone extension'])
})

test('use the field labels of the form in another language [I18N-012]', () => {
  const messages = { 'errors.stateLabel': 'Estado', 'field.postalCode': 'Código postal' }
  const spanish = createIntl({ locale: 'es-US', defaultLocale: 'en-US', messages })
  expect([fieldLabel('stateUS', spanish), fieldLabel('postalCode', spanish)]).toEqual([
    'Estado',
    'Código postal',
  ])
})

test('the messages of a problem are joined into one text, one per line [ACC-025]', () => {
  const error = toAppError({ status: 400, title: 'Refused', c_messages: ['One.', 'Two.'] })
  expect(error.extras).toEqual({ c_messages: 'One.\nTwo.' })
})
