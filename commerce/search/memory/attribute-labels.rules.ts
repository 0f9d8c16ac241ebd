import { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import type { RefinementDefinition } from '../search.tables'
import type { AttributeLabels } from './site-index'

/**
 * Returns the labels of attributes and their values: as defined in the catalog, or else those of
 * the variation attributes.
 */
export function toLabels(
  attributes: readonly { id: string; definition: unknown }[],
  refinements: readonly RefinementDefinition[],
): Map<string, AttributeLabels> {
  const labels = new Map<string, AttributeLabels>()
  for (const { id, label, values } of refinements) {
    labels.set(id, {
      name: { default: label },
      values: new Map(values.map((value) => [value.value, { default: value.label }])),
    })
  }
  for (const { id, definition } of attributes) {
    const parsed = AttributeDefinition.safeParse(definition)
    if (!parsed.success) continue
    const { isCustom, displayName, values } = parsed.data
    const name = isCustom ? `c_${id}` : id
    const known = labels.get(name)
    labels.set(name, {
      name: Object.keys(displayName).length > 0 ? displayName : (known?.name ?? {}),
      values: new Map([
        ...(known?.values ?? []),
        ...values
          .filter((value) => Object.keys(value.displayName).length > 0)
          .map((value): [string, Record<string, string>] => [
            String(value.value),
            value.displayName,
          ]),
      ]),
    })
  }
  return labels
}
