import { toAppError } from '@/errors/to-app-error'
import { isLoginRequired, tooManyAttempts } from './add-card-failure'

test.each(['Unauthorized — Login Required', 'Unauthorized - Login Required'])(
  'a refusal titled %s requires a new login [ACC-046]',
  (title) => {
    const error = toAppError({ title, detail: 'Please log in.' }, 401)
    expect(isLoginRequired(error)).toBe(true)
    expect(tooManyAttempts(error)).toMatchObject({
      message: 'Too many transaction attempts',
      code: 'unauthorized',
    })
  },
)

test('any other refusal requires no new login [ACC-046]', () => {
  expect(isLoginRequired(toAppError({ title: 'Unauthorized' }, 401))).toBe(false)
})
