/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { CardFieldsError, type HostedFieldState } from './card-fields.port'
import { readClientLibrary } from './capture-context'
import { mountCardFields } from './flex-microform'
import type { FlexChange } from './flex.types'
import { readTransientToken } from './transient-token'

const jwt = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

const library = {
  clientLibrary: 'https://gateway.example/flex.js',
  clientLibraryIntegrity: 'sha256-x',
}
const context = jwt({ ctx: [{ type: 'mf-2.0.0', data: library }] })
const tokenOf = (type: string) =>
  jwt({
    exp: 1_795_000_000,
    content: {
      paymentInformation: {
        card: { number: { maskedValue: '411111XXXXXX1111', detectedCardTypes: [type] } },
      },
    },
  })

serve(
  http.post('*/api/brindille/payment-session', () =>
    HttpResponse.json({ captureContext: context }),
  ),
)

/** Mocks only the vendor's script: records its parameters and returns its answers. */
class FakeFlex {
  static context = ''
  static answer: { error?: unknown; token?: string } = {}
  static asked: unknown
  static listeners: Record<string, (data?: FlexChange) => void> = {}

  constructor(captureContext: string) {
    FakeFlex.context = captureContext
  }

  microform() {
    return {
      createField: (type: string) => ({
        load: (container: HTMLElement) => container.append(document.createElement('iframe')),
        on: (event: string, listener: (data?: FlexChange) => void) => {
          const others = FakeFlex.listeners[`${type}:${event}`]
          FakeFlex.listeners[`${type}:${event}`] = (data) => {
            others?.(data)
            listener(data)
          }
        },
        focus: () => {},
        unload: () => {},
      }),
      createToken: (asked: unknown, callback: (error: unknown, token?: unknown) => void) => {
        FakeFlex.asked = asked
        callback(FakeFlex.answer.error, FakeFlex.answer.token)
      },
    }
  }
}

beforeEach(() => {
  Reflect.set(window, 'Flex', FakeFlex)
  FakeFlex.answer = {}
  FakeFlex.listeners = {}
})

async function mount() {
  const states: [string, HostedFieldState][] = []
  const containers = {
    number: document.createElement('div'),
    securityCode: document.createElement('div'),
  }
  const texts = { number: 'Card Number', securityCode: 'Security Code' }
  const fields = await mountCardFields('brindille', {
    containers,
    labels: texts,
    placeholders: texts,
    onFieldChange: (field, state) => states.push([field, state]),
  })
  return { fields, states, containers }
}

const expiry = { expirationMonth: 4, expirationYear: 2029 }

test('a session becomes two frames, and what they hold a token', async () => {
  FakeFlex.answer = { token: tokenOf('001') }
  const { fields, containers } = await mount()
  expect(FakeFlex.context).toBe(context)
  expect(containers.number.querySelector('iframe')).not.toBeNull()

  await expect(fields.createToken(expiry)).resolves.toEqual({
    ...expiry,
    token: FakeFlex.answer.token,
    expiresAt: 1_795_000_000,
    cardType: 'Visa',
    maskedNumber: '411111XXXXXX1111',
  })
  expect(FakeFlex.asked).toEqual({ expirationMonth: '04', expirationYear: '2029' })
})

test.each<[FlexChange, HostedFieldState['problem']]>([
  [{ empty: true, valid: false, couldBeValid: true }, 'empty'],
  [{ empty: false, valid: false, couldBeValid: true }, 'wrong-length'],
  [{ empty: false, valid: false, couldBeValid: false }, 'invalid'],
  [{ empty: false, valid: true, couldBeValid: true }, undefined],
])('a field that says %j has the problem %s', async (change, problem) => {
  const { states } = await mount()
  FakeFlex.listeners['securityCode:change']?.(change)
  expect(states.at(-1)).toEqual(['securityCode', { isFocused: false, problem }])
})

test('of a field that is not there yet nothing is known, not even that it is empty', async () => {
  const { fields } = await mount()
  const hasLoaded = jest.fn()
  const loading = fields.loaded.then(hasLoaded)
  expect(fields.problems()).toEqual({})
  // the field was filled in before its script ran
  FakeFlex.listeners['number:change']?.({ empty: false, valid: true, couldBeValid: true })
  FakeFlex.listeners['number:load']?.()
  await Promise.resolve()
  expect(hasLoaded).not.toHaveBeenCalled()
  FakeFlex.listeners['securityCode:load']?.()
  await loading
  expect(fields.problems()).toEqual({ securityCode: 'empty' })
})

test('a refused token names its fields [PAY-019]', async () => {
  FakeFlex.answer = {
    error: {
      reason: 'CREATE_TOKEN_VALIDATION_FIELDS',
      details: [{ location: 'number' }, { location: 'securityCode' }],
    },
  }
  const { fields } = await mount()
  FakeFlex.listeners['securityCode:load']?.()
  FakeFlex.listeners['number:change']?.({ empty: false, valid: false, couldBeValid: false })
  const error = await fields.createToken(expiry).catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(CardFieldsError)
  expect(error).toHaveProperty('problems', { number: 'invalid', securityCode: 'empty' })
})

test('a gateway out of reach is no matter of the fields [PAY-019]', async () => {
  FakeFlex.answer = { error: { reason: 'CREATE_TOKEN_XHR_ERROR' } }
  const { fields } = await mount()
  await expect(fields.createToken(expiry)).rejects.toMatchObject({
    kind: 'unavailable',
    type: 'CREATE_TOKEN_XHR_ERROR',
  })
})

test.each([
  ['001', 'Visa'],
  ['002', 'Mastercard'],
  ['003', 'Amex'],
  ['004', 'Discover'],
  ['042', 'Discover'],
])('the code %s is %s [PAY-017]', (code, cardType) => {
  expect(readTransientToken(tokenOf(code), expiry).cardType).toBe(cardType)
})

test.each([
  ['an unknown brand', tokenOf('999'), 'Unknown card type'],
  ['no token', 'nonsense', 'Invalid token payload'],
  ['another payload', jwt({ exp: 1 }), 'Invalid token payload'],
])('%s is refused [PAY-018]', (_name, token, detail) => {
  expect(() => readTransientToken(token, expiry)).toThrow(expect.objectContaining({ detail }))
})

test('reads the script of a session, and refuses any other answer [PAY-018]', () => {
  expect(readClientLibrary(context)).toEqual({
    url: library.clientLibrary,
    integrity: library.clientLibraryIntegrity,
  })
  expect(() => readClientLibrary(jwt({ ctx: [] }))).toThrow(
    expect.objectContaining({ detail: 'Invalid microform context payload' }),
  )
})
