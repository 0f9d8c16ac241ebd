/** Remembers what was computed from objects, as long as they are all in use. */
export function rememberBy<Value>(): (
  parts: readonly [object, ...object[]],
  key: string,
  make: () => Value,
) => Value {
  const root: Remembered<Value> = { next: new WeakMap(), values: new Map() }
  return (parts, key, make) => {
    let own = root
    for (const part of parts) {
      const known = own.next.get(part) ?? { next: new WeakMap(), values: new Map() }
      own.next.set(part, known)
      own = known
    }
    const value = own.values.get(key) ?? make()
    if (!own.values.has(key) && own.values.size >= MAX_VALUES) own.values.clear()
    own.values.set(key, value)
    return value
  }
}

const MAX_VALUES = 500

interface Remembered<Value> {
  next: WeakMap<object, Remembered<Value>>
  values: Map<string, Value>
}
