import { MAIL_ADDRESS } from './mail-address'

test.each(['ann@example.com', 'a.b+c@mail.example.co.uk', 'ñ@exámple.es', 'x..y@a-b.org'])(
  '%j is an address',
  (text) => {
    expect(MAIL_ADDRESS.test(text)).toBe(true)
  },
)

test.each([
  '',
  'ann',
  '@example.com',
  'ann@example',
  'ann@example.c',
  'a b@example.com',
  'a@@b.co',
  'ann\u200b@example.com',
  'ann@exam\u202eple.com',
  'ann\u0007@example.com',
])('%j is none', (text) => {
  expect(MAIL_ADDRESS.test(text)).toBe(false)
})

test.each(['a@..com', 'a@b..com', 'a@.b.com', 'a@b.com.'])('%j has an empty label', (text) => {
  expect(MAIL_ADDRESS.test(text)).toBe(false)
})

test.each(['.', 'a.', '!.'])('many of %j take no measurable time', (part) => {
  expect(MAIL_ADDRESS.test(`a@b${part.repeat(500_000)}@`)).toBe(false)
})
