import type { CustomAttributes } from './archive.schemas'
import type { Reading } from './reading'
import { children, descend, textOf, toFlag, toNumber, type XmlElement } from './xml-element'

/** Object type (`Product`, `Store`, …) → custom attribute → value type (`boolean`, `set-of-string`, …). */
export type AttributeDefinitions = Map<string, Map<string, string>>

/** Reads `meta/*.xml`: which custom attributes an object type has, and of what type. */
export function readAttributeDefinitions(
  root: XmlElement,
  definitions: AttributeDefinitions,
): void {
  for (const extension of children(root, 'type-extension')) {
    const typeId = extension.attributes['type-id'] ?? ''
    const types = definitions.get(typeId) ?? new Map<string, string>()
    definitions.set(typeId, types)
    const path = ['custom-attribute-definitions', 'attribute-definition']
    for (const definition of descend(extension, ...path)) {
      types.set(definition.attributes['attribute-id'] ?? '', textOf(definition, 'type') ?? 'string')
    }
  }
}

/**
 * The custom attributes (or preferences) of one object, each in the type its definition gives.
 * An attribute nobody defined, or a value of another type, is an error.
 */
export function toCustomAttributes(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
  idAttribute = 'attribute-id',
): CustomAttributes {
  const types = reading.definitions.get(objectType)
  const custom: CustomAttributes = {}
  for (const element of elements) {
    const attributeId = element.attributes[idAttribute] ?? ''
    const type = types?.get(attributeId)
    const value = type === undefined ? undefined : toValue(type, element)
    if (value !== undefined) custom[attributeId] = value
    else {
      const problem = type === undefined ? 'is not defined in meta/' : `is not of type ${type}`
      reading.findings.error(
        reading.file,
        id ?? '(no id)',
        `the attribute ${attributeId} of ${objectType} ${problem}`,
      )
    }
  }
  return custom
}

function toValue(type: string, element: XmlElement): CustomAttributes[string] | undefined {
  if (type === 'set-of-string') return children(element, 'value').map(({ text }) => text)
  if (type === 'boolean') return onlyOf('boolean', toFlag(element.text))
  if (type === 'int' || type === 'double') return onlyOf('number', toNumber(element.text))
  return element.text
}

function onlyOf<T extends boolean | number | string | undefined>(
  wanted: 'boolean' | 'number',
  value: T,
): T | undefined {
  return typeof value === wanted ? value : undefined
}
