import { AppError } from './app-error'
import { GENERIC_ERROR_TEXT } from './errors.messages'
import { isApiError } from './read-answer'
import { toAppError, toAppErrorFromResponse } from './to-app-error'
import { fieldLabel } from './server-error-text'

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
  ['then the status message', { statusMessage: 'Status', message: 'M', detail: 'D' }, 'Status'],
  ['then the message', { message: 'M', detail: 'D' }, 'M'],
  ['then a fault', { _v: '21.3', fault: { type: 'X', message: 'Fault' } }, 'Fault'],
  ['then the detail', problem, 'No product with ID x is available.'],
  ['nothing readable', { status: 500 }, GENERIC_ERROR_TEXT],
  ['a program failure', new TypeError('x is undefined'), GENERIC_ERROR_TEXT],
  ['nothing at all', undefined, GENERIC_ERROR_TEXT],
])('the message is %s', (_name, value, message) => {
  expect(toAppError(value).message).toBe(message)
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
])('status %s with %j is %s', (status, body, kind) => {
  expect(toAppError({ status, ...body }).kind).toBe(kind)
})

test('an unanswered call is unavailable', () => {
  expect(toAppError(new TypeError('fetch failed'))).toMatchObject({
    kind: 'unavailable',
    status: 503,
  })
})

test('survives the way from the server to the browser', () => {
  const error = toAppError(problem)
  const arrived = toAppError(JSON.parse(JSON.stringify(error)))
  expect(arrived).toBeInstanceOf(AppError)
  expect(arrived).toMatchObject({ kind: 'not-found', status: 404, title: 'Product Not Found' })
  expect(toAppError(error)).toBe(error)
})

test("reads the body of the SDK's ResponseError", async () => {
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
  [{ title: 'A chocolate' }, false],
  [null, false],
])('isApiError(%j) is %s', (value, expected) => {
  expect(isApiError(value)).toBe(expected)
})

test('labels fields readably', () => {
  expect([
    fieldLabel('stateUS'),
    fieldLabel('postalCode'),
    fieldLabel('c_phone_extension'),
  ]).toEqual(['State', 'Postal Code', 'Phone extension'])
})
