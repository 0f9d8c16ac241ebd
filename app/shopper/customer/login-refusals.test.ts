import { toAppError } from '@/errors/to-app-error'
import { isWrongLogin, readMissingVerification } from './login-refusals'

test.each([
  [{ status_code: 401, message: 'Unauthorized: wrong login or password.' }, true],
  [{ status: 400, title: 'Bad Request', detail: 'No.' }, true],
  [{ status: 403, title: 'Unauthorized', detail: 'No.' }, true],
  [{ status: 400, title: 'Invalid Password', detail: 'No.' }, true],
  [{ status: 429, title: 'Too Many Requests', detail: 'Later.' }, false],
  [{ status: 503, title: 'Service Unavailable', detail: 'Down.' }, false],
])('%j is a wrong login: %s [ACC-055, ACC-058]', (body, expected) => {
  expect(isWrongLogin(toAppError(body))).toBe(expected)
})

test.each([
  [{ status_code: 401, message: 'The account requires.verification.' }, 'verification-required'],
  [{ status: 401, title: 'Refused', detail: 'token.expired' }, 'token-expired'],
  [{ status_code: 401, message: 'Unauthorized' }, undefined],
])('%j concerns the verification: %s [ACC-028]', (body, expected) => {
  expect(readMissingVerification(toAppError(body))).toBe(expected)
})
