import type { Db, Trx } from './client'

const REMEMBERED_MS = 5_000

/** Shared by all values of one database that a process caches. */
interface Memory {
  /** Counts the announced changes; values cached under a lower number are outdated. */
  generation: number
  /** Whether the listener for changes is currently disconnected. */
  isDeaf: boolean
}

const memories = new WeakMap<Db, Memory>()

function memoryOf(db: Db): Memory {
  const memory = memories.get(db) ?? { generation: 0, isDeaf: false }
  memories.set(db, memory)
  return memory
}

/** Makes the process read cached settings again, because they have changed. */
export function clearCache(db: Db): void {
  memoryOf(db).generation += 1
}

/** Turns caching off while changes cannot be received. */
export function setDeaf(db: Db, isDeaf: boolean): void {
  memoryOf(db).isDeaf = isDeaf
}

/** Values cached for a few seconds, unless a change is announced earlier. */
export class Remembered<Value> {
  readonly #kept = new Map<string, { value: Value; until: number; generation: number }>()
  readonly #memory: Memory

  constructor(
    db: Db,
    private readonly now: () => Date,
  ) {
    this.#memory = memoryOf(db)
  }

  get generation(): number {
    return this.#memory.generation
  }

  get(key: string): { value: Value } | undefined {
    const known = this.#kept.get(key)
    const isGood = known?.generation === this.generation && known.until > this.now().getTime()
    return isGood ? known : undefined
  }

  /** @param generation as it was before the value was loaded */
  keep(key: string, value: Value, generation: number): void {
    if (this.#memory.isDeaf || generation !== this.generation) return
    this.#kept.set(key, { value, until: this.now().getTime() + REMEMBERED_MS, generation })
  }
}

/**
 * Caches the result of `load` for a few seconds, for settings that change only with an import or in
 * the back office. Concurrent callers outside a transaction share one load.
 */
export function cached<Value>(
  db: Db,
  now: () => Date,
  load: (key: string, source: Db | Trx) => Promise<Value>,
): (key: string, source: Db | Trx) => Promise<Value> {
  const remembered = new Remembered<Value>(db, now)
  const loading = new Map<string, Promise<Value>>()

  async function loadAnew(key: string, source: Db | Trx): Promise<Value> {
    const { generation } = remembered
    const value = await load(key, source)
    remembered.keep(key, value, generation)
    return value
  }

  return async (key, source) => {
    const known = remembered.get(key)
    if (known) return known.value
    if (source.isTransaction) return loadAnew(key, source)
    const current = `${remembered.generation} ${key}`
    const pending = loading.get(current) ?? loadAnew(key, source)
    loading.set(current, pending)
    return pending.finally(() => loading.delete(current))
  }
}
