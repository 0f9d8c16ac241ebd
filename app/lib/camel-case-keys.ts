/** Returns a copy with camel-case keys at every depth: `image_url` → `imageUrl`. */
export function camelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [toCamelCase(key), camelCaseKeys(field)]),
  )
}

const toCamelCase = (key: string) =>
  key.replace(/[_-]([a-z\d])/gi, (_match, letter: string) => letter.toUpperCase())
