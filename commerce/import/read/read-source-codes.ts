import { SourceCodeGroup } from '../../promotions/source-code-group.schemas'
import { flag, ofText, part } from '../record-fields'
import { child, children, descend, markRead, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { readEach, type Entry, type Reading } from './parse-records'

const TARGETS = ['category-id', 'product-id', 'page-id', 'target-url']

const idsOf = (list: string, name: string) =>
  part(list, (element) =>
    descend(element, list, name).map(({ attributes }) => attributes[`${name}-id`]),
  )

const FIELDS = {
  enabled: flag('enabled-flag'),
  onlineFrom: ofText(['online-from'], toDay),
  onlineTo: ofText(['online-to'], toDay),
  codes: part('code-specs', (element) =>
    descend(element, 'code-specs', 'code-spec')
      .map(({ text }) => text)
      .filter((code) => code !== ''),
  ),
  priceBookIds: idsOf('pricebooks', 'pricebook'),
  campaignIds: idsOf('campaigns', 'campaign'),
  redirect: part('active-redirect', (element) => readRedirect(child(element, 'active-redirect'))),
}

export function readSourceCodes(
  reading: Reading,
  root: XmlElement,
): Entry<Named<SourceCodeGroup>>[] {
  const idOf = ({ attributes }: XmlElement) => attributes['group-id']
  return readEach(reading, children(root, 'sourcecode-group'), idOf, (element) =>
    readRecord(reading, element, {
      id: idOf(element),
      schema: SourceCodeGroup,
      fields: FIELDS,
      objectType: 'SourceCodeGroup',
    }),
  )
}

/** Returns the date of texts with a time zone, such as `2026-01-01Z` and `2026-01-01+01:00`. */
function toDay(given: string): string {
  return given.match(/^\d{4}-\d{2}-\d{2}(?!T)/)?.[0] ?? given
}

function readRedirect(element: XmlElement | undefined) {
  const [target] = element?.elements ?? []
  if (!target) return undefined
  const { attributes } = markRead(target)
  const values = TARGETS.flatMap((name) => {
    const value = attributes[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { type: target.name, ...Object.fromEntries(values) }
}
