import { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import { textsOf } from '../localized'
import { overlayRow } from '../overlay-row'
import { flag, part, text, texts } from '../record-fields'
import {
  children,
  descend,
  flagOf,
  textOf,
  toFlag,
  type XmlElement,
} from '../../archives/xml-element'
import { readRecord } from './read-record'
import { readEach, type Reading } from './parse-records'

export function readAttributeDefinitions(reading: Reading, root: XmlElement): void {
  for (const extension of children(root, 'type-extension')) {
    const typeId = extension.attributes['type-id'] ?? ''
    const system = descend(extension, 'system-attribute-definitions', 'attribute-definition')
    addDefinitions(reading, typeId, system, false)
    const custom = descend(extension, 'custom-attribute-definitions', 'attribute-definition')
    addDefinitions(reading, typeId, custom, true)
  }
  for (const type of children(root, 'custom-type')) {
    const attributes = descend(type, 'attribute-definitions', 'attribute-definition')
    addDefinitions(reading, type.attributes['type-id'] ?? '', attributes, true)
  }
}

/** Adds the attribute definitions of an object type, for example those in a catalog. */
export function addDefinitions(
  reading: Reading,
  typeId: string,
  elements: readonly XmlElement[],
  isCustom: boolean,
): void {
  if (typeId === '') {
    reading.findings.error(reading.file, '(no id)', 'left out: the attributes have no type')
    reading.definitionEntries?.push({ id: '', typeId, isGone: false })
    return
  }
  const known = reading.definitions.get(typeId) ?? new Map<string, AttributeDefinition>()
  reading.definitions.set(typeId, known)
  const idOf = ({ attributes }: XmlElement) => attributes['attribute-id']
  const read = readEach(reading, elements, idOf, (element) =>
    readRecord(reading, element, {
      id: idOf(element),
      schema: AttributeDefinition,
      fields: FIELDS,
      given: { isCustom },
    }),
  )
  for (const entry of read) {
    const { id, record } = entry
    reading.definitionEntries?.push({ ...entry, typeId })
    if (!record) continue
    const { naming, ...definition } = record
    const isReplaced = reading.mode === 'replace'
    const before = known.get(id) ?? definition
    const combined = overlayRow({ definition }, { definition: before }, naming, isReplaced)
    const parsed = AttributeDefinition.safeParse(combined['definition'])
    if (parsed.success) known.set(id, parsed.data)
  }
}

const isMarked = (name: string) => part(name, (element) => flagOf(element, name) || undefined)

const FIELDS = {
  valueType: text('type'),
  localizable: flag('localizable-flag'),
  mandatory: flag('mandatory-flag'),
  isMultiple: isMarked('select-multiple-flag'),
  siteSpecific: isMarked('site-specific-flag'),
  displayName: texts('display-name'),
  description: texts('description'),
  unit: texts('unit'),
  values: part('value-definitions', (element) =>
    descend(element, 'value-definitions', 'value-definition').map((value) => ({
      value: textOf(value, 'value') ?? '',
      displayName: textsOf(value, 'display'),
      isDefault: toFlag(value.attributes['default']) || undefined,
    })),
  ),
  defaultValue: text('default-value'),
}
