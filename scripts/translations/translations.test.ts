import { compareMessages } from './compare-messages'
import { extractMessages } from './extract-messages'
import { listTranslations, readMessages, SOURCE_LOCALE } from './translation-files'

const RUN = 'run `npm run translations`'
const english = extractMessages('app')

it('extracts the texts of the code for those who translate', () => {
  expect({ [RUN]: readMessages(SOURCE_LOCALE) }).toEqual({ [RUN]: english })
})

it.each(listTranslations())(
  '%s has every text, none too many, and takes what it takes',
  (locale) => {
    expect(compareMessages(english, readMessages(locale))).toEqual({
      missing: [],
      leftOver: [],
      faults: [],
    })
  },
)

it('reports what a translation lacks, has too much or gets wrong', () => {
  const texts = {
    a: 'A',
    b: '{count, plural, =0 {none} one {# box} other {# boxes}} of {name}',
    c: '<link>Look</link>',
    d: '{size, select, small {S} other {L}}',
    e: 'E',
  }
  const translation = {
    b: '{count, plural, one {# caja} other {# cajas}} de {nombre}',
    c: '<enlace>Mira</enlace>',
    d: '{size, select, small {CH} other {G}}',
    e: '{',
    f: 'F',
  }
  const { missing, leftOver, faults } = compareMessages(texts, translation)
  expect(missing).toEqual(['a'])
  expect(leftOver).toEqual(['f'])
  expect(faults).toEqual([
    'b takes {count, plural}, {nombre}, not {count, plural, =0}, {name}',
    'c takes <enlace>, not <link>',
    expect.stringContaining('e is no ICU message'),
  ])
})
