import { FLAG_REFINEMENTS } from '../refinements.constants'
import type { RefinementDefinition } from '../search.tables'
import type { SearchFamily } from './product-family.rules'

export class RefinementCollector {
  readonly #variation = new Map<string, ValueNames>()
  readonly #sets = new Map<string, ValueNames>()

  add({ product, master }: SearchFamily): void {
    for (const attribute of master?.variationAttributes ?? []) {
      const definition = provide(this.#variation, attribute.id, attribute.name)
      for (const { value, name } of attribute.values) {
        if (!definition.values.has(value)) definition.values.set(value, name)
      }
    }
    for (const [id, value] of Object.entries(product.custom)) {
      if (!Array.isArray(value)) continue
      const { values } = provide(this.#sets, id, humanize(id))
      for (const part of value) if (typeof part === 'string') values.set(part, part)
    }
  }

  toDefinitions(): RefinementDefinition[] {
    const flags = FLAG_REFINEMENTS.map(({ id, label }) => ({
      id: `c_${id}`,
      label,
      values: [{ value: 'true', label }],
    }))
    return [...[...this.#variation.values(), ...this.#sets.values()].map(toDefinition), ...flags]
  }
}

/** Adds the refinements and values that are not known; returns the known ones if there are none. */
export function uniteDefinitions(
  known: readonly RefinementDefinition[],
  found: readonly RefinementDefinition[],
): readonly RefinementDefinition[] {
  const more = found.filter(({ id, values }) => {
    const own = new Set(known.find((one) => one.id === id)?.values.map(({ value }) => value))
    return own.size === 0 || values.some(({ value }) => !own.has(value))
  })
  if (more.length === 0) return known
  const united = known.map((one) => {
    const own = new Set(one.values.map(({ value }) => value))
    const later = more.find(({ id }) => id === one.id)?.values ?? []
    const values = [...one.values, ...later.filter(({ value }) => !own.has(value))]
    return { ...one, values: values.sort(byLabel) }
  })
  return [...united, ...more.filter(({ id }) => !known.some((one) => one.id === id))]
}

interface ValueNames {
  id: string
  label: string
  values: Map<string, string>
}

function provide(known: Map<string, ValueNames>, id: string, label: string): ValueNames {
  const definition = known.get(id) ?? { id: `c_${id}`, label, values: new Map<string, string>() }
  known.set(id, definition)
  return definition
}

const byLabel = (a: { label: string }, b: { label: string }) =>
  a.label.localeCompare(b.label, 'en', { numeric: true })

function toDefinition({ id, label, values }: ValueNames): RefinementDefinition {
  const sorted = [...values].map(([value, name]) => ({ value, label: name })).sort(byLabel)
  return { id, label, values: sorted }
}

/** Converts `chocolateType` to `Chocolate Type`. */
function humanize(id: string): string {
  const words = id.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
