/** @jest-environment jest-fixed-jsdom */
import './zod-without-eval'
import { config, z } from 'zod'

test('zod compiles nothing, so that the policy of a page has nothing to report', () => {
  expect(config()).toMatchObject({ jitless: true })
  const compile = jest.spyOn(globalThis, 'Function')
  expect(z.object({ a: z.string() }).parse({ a: 'b', c: 1 })).toEqual({ a: 'b' })
  expect(compile).not.toHaveBeenCalled()
})
