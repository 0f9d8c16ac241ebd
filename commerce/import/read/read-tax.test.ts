import { Findings } from '../../archives/findings'
import { parseDocument } from '../files/parse-document'
import { readTax } from './read-tax'

async function read(inner: string) {
  const findings = new Findings()
  const text = async function* () {
    yield `<tax xmlns="http://www.demandware.com/xml/impex/tax/2007-02-14">${inner}</tax>`
  }
  const root = await parseDocument(text())
  if (!root) throw new Error('no root')
  const tax = readTax(
    { file: 'tax.xml', findings, definitions: new Map(), mode: 'replace' as const },
    root,
  )
  return { tax, messages: findings.list.map(({ id, message }) => `${id}: ${message}`) }
}

const CLASSES = `<tax-classes><tax-class class-id="standard" default="true"/>
  <tax-class class-id="books"/></tax-classes>`
const DEFAULT = '<tax-jurisdiction jurisdiction-id="home" default="true"/>'

const jurisdictions = (...elements: string[]) =>
  `<tax-jurisdictions>${elements.join('')}</tax-jurisdictions>`
const mapped = (id: string, ...keys: [string, string?][]) =>
  `<tax-jurisdiction jurisdiction-id="${id}"><address-mappings>${keys
    .map(
      ([one, two]) =>
        `<address-mapping key1="${one}"${two === undefined ? '' : ` key2="${two}"`}/>`,
    )
    .join('')}</address-mappings></tax-jurisdiction>`
const rates = (...values: [string, string, string][]) =>
  `<tax-rates>${values
    .map(
      ([id, one, rate]) => `<tax-rate jurisdiction-id="${id}" class-id="${one}">${rate}</tax-rate>`,
    )
    .join('')}</tax-rates>`

test('the default jurisdiction applies to every place without its own jurisdiction', async () => {
  const { tax, messages } = await read(
    CLASSES +
      jurisdictions(DEFAULT) +
      rates(['home', 'standard', '0.19'], ['home', 'books', '.07']),
  )
  expect(messages).toEqual([])
  const home = { countryCode: '', stateCode: '', jurisdictionId: 'home' }
  expect(tax).toEqual({
    classIds: ['standard', 'books'],
    defaultClassId: 'standard',
    rates: [
      { ...home, taxClassId: 'standard', rate: 0.19 },
      { ...home, taxClassId: 'books', rate: 0.07 },
    ],
  })
})

test.each([
  ['a dash', 'DE', '-', 'DE', ''],
  ['a missing state', 'DE', undefined, 'DE', ''],
  ['an asterisk', 'DE', '*', 'DE', ''],
  ['lower case', 'us', 'ca', 'US', 'CA'],
])('an address mapping with %s is read', async (_name, key1, key2, countryCode, stateCode) => {
  const { tax, messages } = await read(
    CLASSES +
      jurisdictions(DEFAULT, mapped('there', [key1, key2])) +
      rates(['there', 'books', '0.1']),
  )
  expect(messages).toEqual([])
  const there = { countryCode, stateCode, jurisdictionId: 'there' }
  expect(tax?.rates).toContainEqual({ ...there, taxClassId: 'books', rate: 0.1 })
  // a class without a rate is tax-free in its jurisdiction, without falling back to the default
  // jurisdiction
  expect(tax?.rates).toContainEqual({ ...there, taxClassId: 'standard', rate: 0 })
})

test.each([
  [
    'no default jurisdiction',
    CLASSES + jurisdictions(mapped('us', ['US'])),
    /no default tax jurisdiction/,
  ],
  [
    'a second default jurisdiction',
    CLASSES + jurisdictions(DEFAULT, DEFAULT.replace('home', 'abroad')),
    /^abroad: there is already a default tax jurisdiction/,
  ],
  [
    'a jurisdiction without an address',
    CLASSES + jurisdictions(DEFAULT, '<tax-jurisdiction jurisdiction-id="lost"/>'),
    /^lost: it has no addresses/,
  ],
  [
    'one place in two jurisdictions',
    CLASSES + jurisdictions(DEFAULT, mapped('a', ['US', 'CA']), mapped('b', ['us', 'CA'])),
    /^b: the address US CA already belongs to a/,
  ],
  [
    'a name for a country',
    CLASSES + jurisdictions(DEFAULT, mapped('de', ['Germany'])),
    /^de: left out: line 2: key1="[^"]*": must be a two-letter country code/,
  ],
  [
    'a rate of an unknown class',
    CLASSES + jurisdictions(DEFAULT) + rates(['home', 'toys', '0.1']),
    /^home: left out: no tax class toys/,
  ],
  [
    'a rate of an unknown jurisdiction',
    CLASSES + jurisdictions(DEFAULT) + rates(['moon', 'books', '0.1']),
    /^moon: left out: no such tax jurisdiction/,
  ],
  [
    'a rate in per cent',
    CLASSES + jurisdictions(DEFAULT) + rates(['home', 'books', '19']),
    /^home: left out: line 2: <tax-rate> 19: /,
  ],
])('%s is reported', async (_name, xml, message) => {
  const { messages } = await read(xml)
  expect(messages).toContainEqual(expect.stringMatching(message))
})
