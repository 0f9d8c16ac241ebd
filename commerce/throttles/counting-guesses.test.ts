import { countingGuesses } from './counting-guesses'
import type { LoginThrottle } from './login-throttle'

const REQUEST = { ip: '127.0.0.1' }

function createThrottle(seconds: number) {
  const forgiven: string[] = []
  const throttle: LoginThrottle = {
    countAttempt: () => Promise.resolve(seconds),
    countAddress: () => Promise.resolve(seconds),
    forgive: (subject) => {
      forgiven.push(subject)
      return Promise.resolve()
    },
  }
  return { throttle, forgiven }
}

it.each([
  ['a correct guess is not counted', true, ['card']],
  ['a wrong guess is counted', false, []],
])('%s', async (_name, answer, expected) => {
  const { throttle, forgiven } = createThrottle(0)
  const check = () => Promise.resolve(answer)
  expect(await countingGuesses(throttle, REQUEST, 'card', check, (isRight) => isRight)).toBe(answer)
  expect(forgiven).toEqual(expected)
})

it('after too many guesses no code is checked', async () => {
  const { throttle } = createThrottle(60)
  const check = jest.fn(() => Promise.resolve(true))
  await expect(countingGuesses(throttle, REQUEST, 'card', check)).rejects.toMatchObject({
    status: 429,
  })
  expect(check).not.toHaveBeenCalled()
})
