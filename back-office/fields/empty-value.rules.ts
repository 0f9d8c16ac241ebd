import type { ContentField, ContentTypeForm, NamedField } from '@contracts/content-field'

/**
 * Returns the initial value of a field; undefined for a field that starts without a value, which
 * may later cause a finding.
 */
export function emptyValue(field: ContentField): unknown {
  switch (field.kind) {
    case 'list':
      return []
    case 'group':
      return emptyFields(field.fields)
    case 'variants': {
      const [first] = field.variants
      return first && { [field.by]: first.value, ...emptyFields(first.fields) }
    }
    case 'boolean':
      return false
    case 'choice':
      return field.values[0]
    case 'constant':
      return field.value
    case 'number':
      return field.minimum ?? 0
    case 'rank':
      return 1
    case 'text':
    case 'link':
    case 'id':
    case 'product':
    case 'category':
    case 'customer-group':
      return ''
    case 'block':
      return null
    case 'color':
    case 'date':
    case 'moment':
    case 'image':
    case 'unknown':
      return undefined
  }
}

export function emptyFields(fields: readonly NamedField[]): Record<string, unknown> {
  const required = fields.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(
    required
      .map(({ name, field }): [string, unknown] => [name, emptyValue(field)])
      .filter(([, value]) => value !== undefined),
  )
}

/** Returns a new block that is stored in its item. */
export function emptyBlock({ contentType, fields }: ContentTypeForm): Record<string, unknown> {
  return { contentType, ...emptyFields(fields) }
}
