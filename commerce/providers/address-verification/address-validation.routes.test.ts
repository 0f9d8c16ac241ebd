import { useEngine } from '../../testing/engine'
import { TEST_STREETS } from './test-addresses.constants'

const engine = useEngine()

const headers = { 'auth-token': 'shop' }

async function post(path: string, unspecified: string[], more: object = {}) {
  const payload = { country_iso: 'USA', components: { unspecified }, ...more }
  return engine.app.inject({ method: 'POST', url: `/address/${path}/v1`, headers, payload })
}

interface Result {
  confidence: string
  validation_detail?: Record<string, boolean>
  addresses_formatted?: { layout_name: string; address: Record<string, string> }[]
  suggestions?: { text: string; global_address_key: string; format: string }[]
  address?: Record<string, string>
  more_results_available?: boolean
}

async function validate(...lines: string[]): Promise<Result> {
  const response = await post('validate', lines, { layouts: ['Praline'] })
  expect(response.statusCode).toBe(200)
  return response.json<{ result: Result }>().result
}

async function validateCanadian(...lines: string[]): Promise<Result> {
  const response = await post('validate', lines, { layouts: ['Praline'], country_iso: 'CAN' })
  return response.json<{ result: Result }>().result
}

async function search(text: string, more: object = {}): Promise<Result> {
  const response = await post('search', [text], more)
  expect(response.statusCode).toBe(200)
  return response.json<{ result: Result }>().result
}

const format = (key: string) =>
  engine.app.inject({ url: `/address/format/v1/${key}`, headers: { 'x-app-key': 'shop' } })

test('a consistent address is verified without details [ADDR-004, ADDR-053]', async () => {
  const result = await validate('100 Post Street', 'Suite 4', 'San Francisco', 'CA', '94104')
  expect(result).toMatchObject({ confidence: 'Verified match' })
  expect(result).not.toHaveProperty('validation_detail')
  expect(result.addresses_formatted).toEqual([
    {
      layout_name: 'Praline',
      not_enough_lines: false,
      has_truncated_lines: false,
      has_missing_sub_premises: false,
      address: {
        LINE_1: '100 Post Street',
        LINE_2: 'Suite 4',
        LINE_5: '94104',
        'City name': 'San Francisco',
        'State code': 'CA',
      },
    },
  ])
})

test.each([
  ['an abbreviated town', ['12 Cocoa Lane', 'St. Louis', 'MO', '63101']],
  ['a nine-digit code', ['12 Cocoa Lane', 'Saint Louis', 'MO', '63101-1234']],
  ['a neighboring town', ['1 Sunset Blvd', 'West Hollywood', 'CA', '90046']],
  ['a town cut at 16 letters', ['1 Mission Road', 'San Juan Capistr', 'CA', '92675']],
  ['an address in the capital', ['1600 Pennsylvania Avenue NW', 'Washington', 'DC', '20500']],
  ['a military address', ['PSC 802 Box 74', 'APO', 'AE', '09834']],
  ['an address in Puerto Rico', ['100 Calle Fortaleza', 'San Juan', 'PR', '00901']],
  ['a PO box', ['PO Box 12', 'San Francisco', 'CA', '94104']],
  ['a number in words', ['One Ferry Building', 'San Francisco', 'CA', '94111']],
])('%s is not reported as a mistake [ADDR-053]', async (_name, lines) => {
  const result = await validate(...lines)
  expect(result.confidence).toBe('Verified match')
  expect(result.validation_detail).toBeUndefined()
})

test.each([
  ['town', ['12 Cocoa Lane', 'San Fransisco', 'CA', '94105'], 'city_name_corrected'],
  ['state', ['12 Cocoa Lane', 'San Francisco', 'TX', '94105'], 'state_corrected'],
])('two parts of an address that agree correct the %s [ADDR-053]', async (_name, lines, detail) => {
  const result = await validate(...lines)
  expect(result).toMatchObject({
    confidence: 'Verified match',
    validation_detail: { [detail]: true },
    addresses_formatted: [
      { address: { 'City name': 'San Francisco', 'State code': 'CA', LINE_5: '94105' } },
    ],
  })
})

test('a nonexistent postal code is corrected if the town has only one [ADDR-053]', async () => {
  const result = await validate('1 Main Street', 'Hannibal', 'MO', '63402')
  expect(result).toMatchObject({
    confidence: 'Verified match',
    validation_detail: { zip_code_corrected: true },
    addresses_formatted: [{ address: { LINE_5: '63401' } }],
  })
})

test.each([
  ['No matches', ['asdf', 'qwertz', 'CA', '00000']],
  ['No matches', ['12 Cocoa Lane', 'Nowhere', 'TX', '94105']],
  ['No matches', ['asdf', 'qwertz', 'CA', '94105']],
  ['Multiple matches', ['12 Cocoa Lane', 'San Francisco', 'CA', '94100']],
  ['Interaction required', ['12 Cocoa Lane', 'Saint Louis', 'MO', '94105']],
  ['Street partial', ['Cocoa Lane', 'San Francisco', 'CA', '94105']],
  ['Premises partial', ['12 Cocoa Lane Apt', 'San Francisco', 'CA', '94105']],
  ['Premises partial', ['12 Cocoa Lane', 'Suite', 'San Francisco', 'CA', '94105']],
])('%s for %j, without a suggestion [ADDR-018, ADDR-053]', async (confidence, lines) => {
  const result = await validate(...lines)
  expect(result.confidence).toBe(confidence)
  expect(result).not.toHaveProperty('addresses_formatted')
})

test.each(Object.entries(TEST_STREETS).filter(([, { isFailure }]) => !isFailure))(
  'the test address %s returns its fixed result in any town [ADDR-018, ADDR-053]',
  async (street, answer) => {
    const result = await validate(`7 ${street}`, 'Hannibal', 'MO', '63401')
    expect(result.confidence).toBe(answer.confidence)
    expect(Object.keys(result.validation_detail ?? {})).toEqual(answer.detail ?? [])
  },
)

test('a test address simulates a failing provider [ADDR-028]', async () => {
  const response = await post('validate', ['7 Unavailable Way', 'Hannibal', 'MO', '63401'])
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({
    error: {
      type: expect.any(String),
      title: 'Service Unavailable',
      detail: 'Addresses cannot be verified now.',
      instance: '/address/validate/v1',
    },
  })
})

test.each([
  ['Verified match', ['111 Wellington Street', 'Ottawa', 'ON', 'K1A 0A9'], undefined],
  ['Verified match', ['200 Rue Sherbrooke', 'Montreal', 'QC', 'H2X 1Y4'], undefined],
  ['Verified match', ['1 Hastings Street', 'Vancouver', 'BC', 'V6B1G1'], undefined],
  ['Verified match', ['5 Federal Road', 'Iqaluit', 'NU', 'X0A 0H0'], undefined],
  ['Verified match', ['5 Range Road', 'Elk Point', 'AB', 'T0A 1A0'], undefined],
  ['Verified match', ['1 Hastings Street', 'Vancuver', 'BC', 'V6B 1G1'], 'city_name_corrected'],
  ['Verified match', ['1 Hastings Street', 'Vancouver', 'ON', 'V6B 1G1'], 'state_corrected'],
  ['Interaction required', ['1 Hastings Street', 'Vancouver', 'BC', 'H2X 1Y4'], undefined],
  ['Multiple matches', ['1 Hastings Street', 'Vancouver', 'BC', 'V0Z 1G1'], undefined],
])(
  "a Canadian address gets '%s' for %j, with the detail %s [ADDR-053]",
  async (confidence, lines, detail) => {
    const result = await validateCanadian(...lines)
    expect(result.confidence).toBe(confidence)
    expect(Object.keys(result.validation_detail ?? {})).toEqual(detail ? [detail] : [])
  },
)

test('a street without a town suggests several towns, the largest first [ADDR-002, ADDR-010]', async () => {
  const result = await search('12 Cocoa Lane')
  expect(result.confidence).toBe('Multiple matches')
  expect(result.more_results_available).toBe(true)
  expect(result.suggestions).toHaveLength(7)
  expect(result.suggestions?.slice(0, 2).map(({ text }) => text)).toEqual([
    '12 Cocoa Lane, New York NY 10001',
    '12 Cocoa Lane, Los Angeles CA 90001',
  ])
})

test.each([
  ['12 Cocoa Lane San Fran', '12 Cocoa Lane, San Francisco CA 94101'],
  ['12 Cocoa Lane Apt 4, San Francisco, CA', '12 Cocoa Lane Apt 4, San Francisco CA 94101'],
  ['12 Cocoa Lane N St. Louis MO', '12 Cocoa Lane N, Saint Louis MO 63101'],
  ['12 Cocoa Lane San Francisco 941', '12 Cocoa Lane, San Francisco CA 94101'],
])('"%s" suggests %s first [ADDR-002]', async (text, first) => {
  const result = await search(text)
  expect(result.suggestions?.[0]?.text).toBe(first)
})

test.each([
  ['12 Cocoa Lane 94105', 'USA', '12 Cocoa Lane, San Francisco CA 94105'],
  ['12 Cocoa 94105', 'USA', '12 Cocoa, San Francisco CA 94105'],
  ['12 Cocoa Lane, Hannibal MO', 'USA', '12 Cocoa Lane, Hannibal MO 63401'],
  ['200 Rue Sherbrooke, H2X 1Y4', 'CAN', '200 Rue Sherbrooke, Montreal QC H2X 1Y4'],
])(
  '"%s" finds one address, and its key returns its parts [ADDR-003, ADDR-010]',
  async (text, country_iso, line) => {
    const { confidence, suggestions = [] } = await search(text, { country_iso })
    expect(confidence).toBe('Verified match')
    expect(suggestions.map((one) => one.text)).toEqual([line])
    const response = await format(suggestions[0]?.global_address_key ?? '')
    const { address } = response.json<{ result: { address: Record<string, string> } }>().result
    const { address_line_1, locality, region, postal_code } = address
    expect(`${address_line_1}, ${locality} ${region} ${postal_code}`).toBe(line)
  },
)

test.each([
  'zzzz',
  'Cocoa Lane',
  '12 qqq',
  '12 Cocoa Lane, Atlantis',
  '1 No Matches Way',
  '12 Cocoa Lane 00000',
])('"%s" has no matches [ADDR-009]', async (text) => {
  expect(await search(text)).toMatchObject({ confidence: 'No matches', suggestions: [] })
})

test('a search with only two letters has no match', async () => {
  expect(await search('12')).toMatchObject({ confidence: 'Insufficient search terms' })
})

test.each(['none', 'e30', Buffer.from('["US","1 A","B","CA","00000"]').toString('base64url')])(
  'the address key %s is unknown',
  async (key) => {
    const response = await format(key)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toHaveProperty('error.title', 'Not Found')
  },
)

test('a request without a token is rejected, and so is an unsupported country', async () => {
  const payload = { country_iso: 'USA', components: { unspecified: ['12 Cocoa Lane'] } }
  const response = await engine.app.inject({ method: 'POST', url: '/address/search/v1', payload })
  expect(response.statusCode).toBe(401)
  expect((await post('search', ['12 Cocoa Lane'], { country_iso: 'FRA' })).statusCode).toBe(400)
})
