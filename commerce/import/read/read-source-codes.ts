import { z } from 'zod'
import { SourceCodeGroup } from '../../promotions/source-code-group.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, type XmlElement } from '../xml-element'

const SourceCodeGroupRecord = SourceCodeGroup.extend({ id: z.string().min(1).max(256) })
export type SourceCodeGroupRecord = z.infer<typeof SourceCodeGroupRecord>

/** Reads a site's `sourcecodes.xml`. */
export function readSourceCodes(reading: Reading, root: XmlElement): SourceCodeGroupRecord[] {
  return children(root, 'sourcecode-group')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => {
      const id = element.attributes['group-id']
      const idsOf = (list: string, name: string) =>
        descend(element, list, name).map(({ attributes }) => attributes[`${name}-id`])
      return parseRecord(reading, id, SourceCodeGroupRecord, {
        id,
        enabled: flagOf(element, 'enabled-flag'),
        onlineFrom: toDay(textOf(element, 'online-from')),
        onlineTo: toDay(textOf(element, 'online-to')),
        codes: descend(element, 'code-specs', 'code-spec')
          .map(({ text }) => text)
          .filter((code) => code !== ''),
        priceBookIds: idsOf('pricebooks', 'pricebook'),
        campaignIds: idsOf('campaigns', 'campaign'),
        redirect: readRedirect(child(element, 'active-redirect')),
        custom: readCustom(element),
      })
    })
    .filter(isPresent)
}

/** Returns the date of texts with a time zone, such as `2026-01-01Z` and `2026-01-01+01:00`. */
function toDay(text: string | undefined): string | undefined {
  return text?.match(/^\d{4}-\d{2}-\d{2}(?!T)/)?.[0] ?? text
}

function readRedirect(element: XmlElement | undefined) {
  const [target] = element?.elements ?? []
  return target && { type: target.name, ...target.attributes }
}

function readCustom(element: XmlElement): Record<string, string> {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return Object.fromEntries(
    attributes.map(({ attributes: { 'attribute-id': id = '' }, text }) => [id, text]),
  )
}
