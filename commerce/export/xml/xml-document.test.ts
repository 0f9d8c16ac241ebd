import fc from 'fast-check'
import { parseDocument } from '../../import/files/parse-document'
import { leaf, node } from './xml-node'
import { toDocument, type XmlPart } from './xml-document'

async function* partsOf(parts: readonly XmlPart[]) {
  yield* parts
}

async function parse(parts: readonly XmlPart[]) {
  return parseDocument(toDocument(partsOf(parts)), {
    onMistake: (mistake) => {
      throw new Error(mistake)
    },
  })
}

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

test('every text and attribute is read as it was written, without characters XML has none for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (a, b) => {
      const document = await parse([node('root', [leaf('text', a)], { name: b })])
      expect(document?.attributes['name']).toBe(b.replace(FORBIDDEN, ''))
      const text = a.replace(FORBIDDEN, '').trim()
      expect(document?.elements[0]?.text ?? '').toBe(text)
    }),
    { examples: [['a]]>b&amp;<i>"\r\n', '\t\r\n<">&\''], ['\u0000\u001f\ud800', '\ufffe']] }, // prettier-ignore
  )
})

test('an element contains what follows until its end', async () => {
  const document = await parse([
    { open: 'list', attributes: { id: 'a', none: undefined } },
    node('header', []),
    { open: 'records' },
    node('record', [leaf('quantity', 1e-7), leaf('nothing', ''), leaf('flag', false)]),
    { close: 'records' },
    { close: 'list' },
  ])
  expect(document).toMatchObject({
    name: 'list',
    attributes: { id: 'a' },
    elements: [
      { name: 'header', elements: [] },
      {
        name: 'records',
        elements: [
          {
            name: 'record',
            elements: [
              { name: 'quantity', text: '0.0000001' },
              { name: 'flag', text: 'false' },
            ],
          },
        ],
      },
    ],
  })
})
