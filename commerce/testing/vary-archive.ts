import fc, { type GeneratorValue } from 'fast-check'
import type { XmlElement } from '../archives/xml-element'
import { listParts, parseArchive, writeParts } from './archive-parts'
import type { ArchiveFiles } from './write-archive-files'

const TEXTS =
  /^(name|display-name|display-value|.*description|callout-msg|details|message|gift-message|page-title|first-name|last-name|address1|city|body|text|subject|lineitem-text|product-name|store-hours|note|title)$/

/** Records that others are made of. */
const ALWAYS = /^(variation-attribute)$/
/** Elements that the schemas require. */
const REQUIRED = /^(threshold)$/

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
const oddText = fc.constantFrom(
  'a & b < c > "d"',
  ']]>',
  '<p>&amp;</p>',
  ' in  between ',
  '🍫',
  "l'été",
)
const anyAmount = fc.integer({ min: 0, max: 99_999 }).map((minor) => (minor / 100).toFixed(2))
const anyOffset = fc.constantFrom('Z', '.000Z', '+01:00', '-07:00')
const anyMoment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .chain((date) => anyOffset.map((offset) => date.toISOString().slice(0, 19) + offset))

export async function createVariations(files: ArchiveFiles) {
  const parts = listParts(await parseArchive(files))
  return (choose: GeneratorValue): ArchiveFiles => {
    const isKept = (percentage: number) => choose(fc.integer, { min: 1, max: 100 }) <= percentage
    const vary = (element: XmlElement): XmlElement => {
      const elements = element.elements
        .filter(({ name }) => REQUIRED.test(name) || isKept(93))
        .map(vary)
      return { ...element, elements, text: elements.length > 0 ? '' : varyText(element, choose) }
    }
    return writeParts(
      parts
        .filter(({ path, element }) => path.length === 0 || ALWAYS.test(element.name) || isKept(80))
        .map((part) => ({ ...part, element: vary(part.element) })),
    )
  }
}

function varyText({ name, text }: XmlElement, choose: GeneratorValue): string {
  const isChanged = choose(fc.boolean)
  if (!isChanged) return text
  if (/^(true|false)$/.test(text)) return String(choose(fc.boolean))
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return choose(() => anyMoment)
  if (/^\d+\.\d\d$/.test(text)) return choose(() => anyAmount)
  return TEXTS.test(name) ? choose(() => fc.oneof(anyText, oddText)) : text
}
