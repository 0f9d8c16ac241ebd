import type { Db, Trx } from './client'

const REMEMBERED_MS = 5_000

/**
 * Keeps what `load` found for a few seconds: for settings that change only with an import. Callers
 * that come while it is being loaded outside a transaction wait for the same answer.
 */
export function remember<Value>(
  now: () => Date,
  load: (key: string, source: Db | Trx) => Promise<Value>,
): (key: string, source: Db | Trx) => Promise<Value> {
  const kept = new Map<string, { value: Value; until: number }>()
  const loading = new Map<string, Promise<Value>>()

  async function loadAnew(key: string, source: Db | Trx): Promise<Value> {
    const value = await load(key, source)
    kept.set(key, { value, until: now().getTime() + REMEMBERED_MS })
    return value
  }

  return async (key, source) => {
    const known = kept.get(key)
    if (known && known.until > now().getTime()) return known.value
    if (source.isTransaction) return loadAnew(key, source)
    const pending = loading.get(key) ?? loadAnew(key, source)
    loading.set(key, pending)
    return pending.finally(() => loading.delete(key))
  }
}
