/** @jest-environment jest-fixed-jsdom */
import { createIntl } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { ruleMessages } from '@/forms/forms.messages'
import { anAddress } from '../../../tests/setup/an-address'
import { columnFinder, columnLabels, IMPORT_COLUMNS } from './import-columns'
import { MAX_LINES, readTable, readText } from './import-file'
import { listProductProblems, readPeople } from './import-people'

const intl = createIntl({ locale: 'en-US', onError: () => {} })
const english = columnFinder(intl)
const HEAD = 'First name,Last name,Address line 1,City,State,Zip code,Phone'
const ADA = 'Ada,Bloom,12 Cocoa Lane,Saint Louis,MO,63101,(314) 555-0100'
const rules = { hasCanada: true, isPhoneRequired: false, today: '2026-11-22' }

const read = (...lines: string[]) => readPeople(readTable(lines.join('\n'), english), rules)
const wrong = (...lines: string[]) =>
  read(...lines).problems.map(({ line, column, message, values }) => [
    line,
    column,
    intl.formatMessage(message, values),
  ])
const more = (columns: string, cells: string) =>
  wrong(`${HEAD},${columns}`, `${ADA},${cells}`).map(([line, column, text]) => [
    line,
    column ?? 'all',
    text,
  ])

describe('accepted formats of a list', () => {
  test.each([
    [
      'another order and other names',
      'PHONE, zip ,Province,Town,street,surname,first_name\n(314) 555-0100,63101,MO,Saint Louis,12 Cocoa Lane,Bloom,Ada',
    ],
    ['with a mark in front', `\ufeff${HEAD}\n${ADA}`],
    ['tabs between', `${HEAD}\n${ADA}`.replace(/,/g, '\t')],
  ])('%s', (_name, text) => {
    const { people, problems } = readPeople(readTable(text, english), rules)
    expect(problems).toEqual([])
    expect(people.map(({ address }) => address)).toMatchObject([anAddress()])
  })

  test.each([
    ['sep=;', ';'],
    ['SEP=\t', '\t'],
    ['"sep=|"', '|'],
    ['\ufeffsep=,', ','],
    ['sep=;;;;', ';'],
    [' sep = ; ', ';'],
  ])('a separator named by the first line: %j', (first, separator) => {
    const note = 'Dear Ada'
    const text = [first, `${HEAD},Gift message`, `${ADA},${note}`].join('\r\n')
    const rows = text.replace(/,/g, (comma, at: number) => (at < first.length ? comma : separator))
    const { people, problems } = readPeople(readTable(rows, english), rules)
    expect(problems).toEqual([])
    expect(people).toMatchObject([{ lines: [3], giftMessage: note }])
  })

  test('empty lines before the one that names the separator', () => {
    const text = ['', 'sep=|', HEAD, ADA].join('\n').replace(/,/g, '|')
    expect(readPeople(readTable(text, english), rules)).toMatchObject({
      people: [{ lines: [4] }],
      problems: [],
    })
  })

  test('semicolons, CRLF, quotation marks and empty lines', () => {
    const text = `${HEAD};Gift message\r\n\r\n${ADA};"Dear Ada; ""happy"" day\nLove"\r\n`
    const { people } = readPeople(readTable(text.replace(/,/g, ';'), english), rules)
    expect(people).toHaveLength(1)
    expect(people[0]).toMatchObject({ lines: [3], giftMessage: 'Dear Ada; "happy" day\nLove' })
  })

  test.each(['constructor', 'to string', '__proto__'])('no country: %s', (country) => {
    const refusalOf = (text: string) => wrong(`${HEAD},Country`, `${ADA},${text}`)
    expect(refusalOf(country)).toEqual(refusalOf('Atlantis'))
    expect(refusalOf(country)).not.toEqual([])
  })

  test.each([
    ['San Juan,,00901,PR', { stateCode: 'PR', countryCode: 'US' }],
    ['San Juan,PR,00901,Puerto Rico', { stateCode: 'PR', countryCode: 'US' }],
    ['Hagåtña,Guam,96910,GU', { stateCode: 'GU', countryCode: 'US', city: 'Hagåtña' }],
    ['Saint Thomas,,00802,Virgin Islands (U.S.)', { stateCode: 'VI', countryCode: 'US' }],
    ['Montréal,Québec,h2x–1y4,Canadá', { stateCode: 'QC', postalCode: 'H2X-1Y4' }],
    ['Coeur d’Alene,Idaho,83814-1234,USA', { stateCode: 'ID', city: "Coeur d'Alene" }],
  ])('the place %s', (place, expected) => {
    const [city, state, zip, country] = place.split(',')
    const { people, problems } = read(
      `${HEAD},Country`,
      `Zoë,O’Brien,1 Main St,${city},${state},${zip},7875550100,${country}`,
    )
    expect(problems).toEqual([])
    expect(people[0]?.address).toMatchObject({ ...expected, lastName: "O'Brien" })
  })

  test('one person with a ZIP+4 and an accent more or less is one person', () => {
    const { people } = read(HEAD, ADA, ADA.replace('63101', '631011234').replace('Ada', 'Áda'))
    expect(people).toHaveLength(1)
  })

  test('names of states and countries, and zip codes without their leading zero', () => {
    const { people, problems } = read(
      `${HEAD},Country`,
      'Ada,Bloom,1 Main St,Boston,massachusetts,2134,6175550100,United States',
      'Ben,Bloom,1 Main St,Toronto,on,m5v 3l9,4165550100,',
    )
    expect(problems).toEqual([])
    expect(people.map(({ address }) => address)).toMatchObject([
      { stateCode: 'MA', postalCode: '02134', countryCode: 'US' },
      { stateCode: 'ON', postalCode: 'M5V 3L9', countryCode: 'CA' },
    ])
  })

  test('column names in another language or in English', () => {
    const messages = Object.fromEntries(
      IMPORT_COLUMNS.map((column) => [columnLabels[column].id, `Columna ${column}`]),
    )
    const find = columnFinder(createIntl({ locale: 'es-US', messages }))
    expect(IMPORT_COLUMNS.map((column) => find(`COLUMNA ${column}`))).toEqual(IMPORT_COLUMNS)
    expect(find('First name')).toBe('firstName')
  })

  test('lines of one person are merged, except when their gift messages differ', () => {
    const row = (item: string) => `${ADA},${item}`
    const { people } = read(
      `${HEAD},Product ID,Quantity,Gift message,Date wanted`,
      row('box,2,,12/4/2026'),
      row('brittle,,,2026-12-04').replace('Ada,Bloom', 'ADA,Bloom'),
      row('box,1,Hello,'),
    )
    expect(people.map(({ lines, items, day }) => [lines, items.length, day])).toEqual([
      [[2, 3], 2, '2026-12-04'],
      [[4], 1, ''],
    ])
    expect(people[0]?.items).toEqual([
      { productId: 'box', quantity: 2, line: 2 },
      { productId: 'brittle', quantity: 1, line: 3 },
    ])
  })

  test.each([
    ['UTF-8', new TextEncoder().encode('Zoé')],
    ['Windows', new Uint8Array([0x5a, 0x6f, 0xe9])],
    ['UTF-16 LE', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xe9, 0])],
    ['UTF-16 BE', new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xe9])],
    ['UTF-16 LE without a mark', new Uint8Array([0x5a, 0, 0x6f, 0, 0xe9, 0])],
    ['UTF-16 BE without a mark', new Uint8Array([0, 0x5a, 0, 0x6f, 0, 0xe9])],
  ])('a file encoded as %s', async (_name, bytes) => {
    expect((await readText(new File([bytes], 'list.csv'))).replace(/^\ufeff/, '')).toBe('Zoé')
  })
})

describe('problems are reported by line and column', () => {
  test('all address errors at once, with the messages of the address form', () => {
    expect(
      wrong(
        HEAD,
        ',Bloom,12,Saint Louis,XX,6310,123',
        ADA,
        'Maximiliana Alexandrina,Bloom,12 Cocoa Lane,Saint Louis,MO,63101,',
      ),
    ).toEqual([
      [2, 'firstName', 'This field is required.'],
      [2, 'address1', 'Invalid address'],
      [2, 'stateCode', 'Please select a state.'],
      [2, 'phone', 'Phone number must have 10 digits.'],
      [4, 'firstName', 'Invalid field value'],
    ])
  })

  test('a missing phone number, if part of the bag is picked up [CHK-014]', () => {
    const strict = { ...rules, isPhoneRequired: true }
    const withoutPhone = (...lines: string[]) => {
      const text = lines.map((line) => line.split(',').slice(0, 6).join(',')).join('\n')
      return [rules, strict].map((by) => readPeople(readTable(text, english), by))
    }
    const [found, refused] = withoutPhone(HEAD, ADA)
    expect(found).toMatchObject({ people: [{ address: { phone: '' } }], problems: [] })
    expect(refused).toMatchObject({ problems: [{ line: 1, column: 'phone' }] })
    const empty = [`${HEAD}`, ADA.replace('(314) 555-0100', '')].join('\n')
    expect(readPeople(readTable(empty, english), rules).problems).toEqual([])
    expect(readPeople(readTable(empty, english), strict).problems).toMatchObject([
      { line: 2, column: 'phone', message: ruleMessages.required },
    ])
  })

  test.each([
    ['an invalid date', 'Date wanted', '2/30/2026', 'Please write a date like'],
    ['a day that has passed', 'Date wanted', '11/21/2026', 'This day has passed.'],
    ['a message with unsupported characters', 'Gift message', '♥', 'Messages can only contain'],
    ['a message too long', 'Gift message', 'x'.repeat(151), 'at most 150 characters'],
    ['a country nothing is sent to', 'Country', 'France', 'Please select a country.'],
    ['half a piece', 'Product ID,Quantity', 'box,0.5', 'whole number from 1'],
    ['no piece', 'Product ID,Quantity', 'box,0', 'whole number from 1'],
    ['pieces of nothing', 'Product ID,Quantity', ',3', 'a quantity, but no product'],
    ['a comma too many', 'Gift message', 'Dear Ada, love', 'more in this line than'],
    ['a quotation mark left open', 'Gift message', '"Dear Ada', 'quotation mark is not closed'],
  ])('%s', (_name, columns, cells, text) => {
    const [problem, ...others] = more(columns, cells)
    expect(problem).toEqual([2, expect.anything(), expect.stringContaining(text)])
    expect(others).toEqual([])
  })

  test('errors of the whole list: wrong columns, no people, too many lines', () => {
    expect(wrong('a,b', '1,2')).toEqual([[undefined, undefined, expect.stringMatching(/columns/)]])
    expect(wrong(HEAD)).toEqual([[undefined, undefined, 'There is nobody in this list.']])
    expect(wrong(HEAD.replace(',City,', ',Zip,'), ADA)).toEqual([
      [1, 'city', 'This column is missing.'],
      [1, 'postalCode', 'This column is there more than once.'],
    ])
    expect(wrong(HEAD, ...Array.from({ length: MAX_LINES + 9 }, () => ADA))).toEqual([
      [undefined, undefined, expect.stringContaining('longer than')],
    ])
    expect(wrong(HEAD, ...Array.from({ length: MAX_LINES }, () => ADA))).toEqual([])
    expect(readTable(`${HEAD},Nickname\n${ADA},Addie`, english).ignored).toEqual(['Nickname'])
  })

  test('line ends of several systems end a line', () => {
    const { people } = read(
      `${HEAD}\r\n${ADA}\n${ADA.replace('Ada', 'Bea')}\r${ADA.replace('Ada', 'Cleo')}`,
    )
    expect(people).toHaveLength(3)
  })

  test('nobody is lost behind empty lines', () => {
    const { people } = read(HEAD, ...Array.from({ length: MAX_LINES + 9 }, () => ''), ADA)
    expect(people).toHaveLength(1)
  })

  test('products that are unknown, sold out or short in stock', () => {
    const product = (id: string, ats: number): LineProduct => ({
      id,
      ats,
      name: id,
      href: '/',
      options: [],
      isCollateral: false,
      isGiftCard: false,
    })
    const { people } = read(
      `${HEAD},Product ID,Quantity`,
      ...['box,4', 'gone,1', 'nothing,1', 'box,4'].map((cells, at) =>
        `A${ADA},${cells}`.replace('AAda', `A${'bcde'[at]}`),
      ),
    )
    const problems = listProductProblems(people, {
      box: product('box', 7),
      gone: product('gone', 0),
    })
    expect(problems.map(({ line, message, values }) => [line, message.id, values?.wanted])).toEqual(
      [
        [2, 'importRecipients.tooMany', 8],
        [3, 'importRecipients.soldOut', 1],
        [4, 'importRecipients.unknownProduct', undefined],
      ],
    )
  })
})
