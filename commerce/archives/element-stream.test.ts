import type { XmlElement } from './xml-element'
import { streamElements } from './element-stream'
import { RECORD_LIMITS } from './record-meter'

const SMALL = {
  ...{ text: 1_000, elements: 200, depth: 20, attributes: 10, size: 5_000, records: 50 },
} satisfies typeof RECORD_LIMITS

async function read(parts: Iterable<string>, limits = SMALL) {
  let asked = 0
  async function* text() {
    for (const part of parts) {
      asked += 1
      yield part
    }
  }
  const found: XmlElement[] = []
  const mistakes: string[] = []
  const options = {
    containers: new Set(['catalog', 'gift-certificates']),
    onMistake: (mistake: string) => mistakes.push(mistake),
    limits,
  }
  try {
    for await (const element of streamElements(text(), options)) found.push(element)
  } catch (error) {
    return { found, mistakes, asked, problem: error instanceof Error ? error.message : '' }
  }
  return { found, mistakes, asked, problem: undefined }
}

/** A document whose second product contains `parts`, repeated without an end. */
function* endless(start: string, part: string) {
  yield '<catalog catalog-id="a">\n<product product-id="good"/>\n<product product-id="bad">'
  yield start
  for (let count = 0; count < 1_000_000; count += 1) yield part
}

test.each([
  ['elements', '', '<a/>', /more than 200 elements in a record/],
  ['nested elements', '', '<a>', /more than 20 levels of elements/],
  ['an element’s attributes', '<a', ' b="1" c="2"', /more than 10 attributes of an element/],
  ['one text', '<a>', 'x'.repeat(99), /more than 1,000 characters of text/],
  ['one attribute', '<a b="', 'x'.repeat(99), /more than 1,000 characters of text/],
  ['one name', '<a', 'a'.repeat(99), /more than 1,000 characters of text/],
  ['a comment', '<!-- ', 'x'.repeat(99), /more than 1,000 characters of text/],
  ['a CDATA section', '<![CDATA[', 'x'.repeat(99), /more than 1,000 characters of text/],
  ['CDATA sections', '<a>', '<![CDATA[xxxxxxxxx]]>', /more than 1,000 characters of text/],
  ['an instruction', '<?go ', 'x'.repeat(99), /more than 1,000 characters of text/],
  ['many texts', '', `<a>${'x'.repeat(99)}</a>`, /more than 5,000 characters in a record/],
  ['an unknown entity', '&', 'x'.repeat(99), /more than 1,000 characters of text/],
])('a record of endless %s is refused early', async (_what, start, part, problem) => {
  const { found, asked, problem: told } = await read(endless(start, part))
  expect(told).toMatch(problem)
  expect(told).toMatch(/at line 3, column \d+/)
  expect(told).toMatch(/in <product>.* of bad/)
  expect(asked).toBeLessThan(300)
  expect(found.map(({ attributes }) => Object.values(attributes)[0])).toEqual(['a', 'good'])
})

test('the number of a gift card is not told', async () => {
  const begun = '<gift-certificates><gift-certificate gc-id="4539887766554413"><message>'
  const { problem } = await read([begun, ...Array<string>(30).fill('x'.repeat(99))])
  expect(problem).toMatch(/in <gift-certificate> <message> of 4413$/)
})

test('a document type of endless size, and too many records, are refused', async () => {
  function* declared() {
    yield '<!DOCTYPE catalog ['
    for (;;) yield '<!ENTITY lol "lol">'
  }
  expect((await read(declared())).problem).toMatch(/more than 1,000 characters of text at line 1/)
  const many = await read(['<catalog>', ...Array<string>(100).fill('<product/>\n'), '</catalog>'])
  expect(many.problem).toMatch(/more than 50 records in a file at line/)
  expect(many.found.length).toBeLessThanOrEqual(50)
})

test('a limit is for each record, and a large document is read in whole', async () => {
  const product = `<product>${'<a b="1">text</a>'.repeat(150)}</product>`
  const { found, problem } = await read(
    ['<catalog>', ...Array<string>(40).fill(product), '</catalog>'],
    {
      ...SMALL,
      text: 10_000,
    },
  )
  expect(problem).toBeUndefined()
  expect(found).toHaveLength(41)
  const long = `<catalog><product><a>${'x'.repeat(4_000_000)}</a></product></catalog>`
  const [, read4m] = (await read([long], RECORD_LIMITS)).found
  expect(read4m?.elements[0]?.text).toHaveLength(4_000_000)
})

test('entities of the document are not expanded', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `<!ENTITY l${level + 1} "&l${level};&l${level};&l${level};">`,
  )
  const document = `<!DOCTYPE catalog [<!ENTITY l0 "lol">${levels.join('')}
    <!ENTITY file SYSTEM "file:///etc/passwd">]>
    <catalog><product>&l30; &file; &#x41;</product></catalog>`
  const { found, mistakes } = await read([document], RECORD_LIMITS)
  expect(found[1]?.text).toBe('&l30; &file; A')
  expect(mistakes).toEqual([
    expect.stringContaining('undefined entity'),
    expect.stringContaining('undefined entity'),
  ])
})
