import type { PlacedFamily } from '../catalog/catalog.service'
import { FLAG_REFINEMENTS } from './refinements.constants'
import type { RefinementDefinition } from './search.tables'

/**
 * The attribute refinements that a site's products give reason for: their variation attributes,
 * their attributes that are sets of words, and the flags. Category and price are always offered.
 */
export function toRefinementDefinitions(families: readonly PlacedFamily[]): RefinementDefinition[] {
  const variation = new Map<string, RefinementDefinition>()
  const sets = new Map<string, RefinementDefinition>()
  for (const { product, master } of families) {
    for (const attribute of master?.variationAttributes ?? []) {
      const definition = provide(variation, attribute.id, attribute.name)
      for (const { value, name } of attribute.values) addValue(definition, value, name)
    }
    for (const [id, value] of Object.entries(product.custom)) {
      if (!Array.isArray(value)) continue
      const definition = provide(sets, id, humanize(id))
      for (const part of value) if (typeof part === 'string') addValue(definition, part, part)
    }
  }
  const flags = FLAG_REFINEMENTS.map(({ id, label }) => ({
    id: `c_${id}`,
    label,
    values: [{ value: 'true', label }],
  }))
  return [...[...variation.values(), ...sets.values()].map(sorted), ...flags]
}

function provide(known: Map<string, RefinementDefinition>, id: string, label: string) {
  const definition = known.get(id) ?? { id: `c_${id}`, label, values: [] }
  known.set(id, definition)
  return definition
}

function addValue({ values }: RefinementDefinition, value: string, label: string): void {
  if (!values.some((known) => known.value === value)) values.push({ value, label })
}

function sorted(definition: RefinementDefinition): RefinementDefinition {
  const byLabel = [...definition.values].sort((a, b) =>
    a.label.localeCompare(b.label, 'en', { numeric: true }),
  )
  return { ...definition, values: byLabel }
}

/** `chocolateType` to `Chocolate Type`. */
function humanize(id: string): string {
  const words = id.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
