/** A refused field: its path in the form, and the rule's key or the server's sentence. */
export interface FieldRefusal {
  path: string
  message: string
}

/** Flattens a form's nested errors, in the order of the schema. */
export function listFieldErrors(errors: object, prefix = ''): FieldRefusal[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || name === 'ref') return []
    const path = prefix ? `${prefix}.${name}` : name
    if ('message' in value && typeof value.message === 'string') {
      return [{ path, message: value.message }]
    }
    return listFieldErrors(value, path)
  })
}
