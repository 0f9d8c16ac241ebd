import type { Db, Trx } from './client'

const REMEMBERED_MS = 5_000

/** Shared by all values that a process caches of one database. */
interface Memory {
  /** Counts what was announced to have changed: older values are out of date. */
  generation: number
  /** The listener for changes is down at the moment. */
  isDeaf: boolean
}

const memories = new WeakMap<Db, Memory>()

function memoryOf(db: Db): Memory {
  const memory = memories.get(db) ?? { generation: 0, isDeaf: false }
  memories.set(db, memory)
  return memory
}

/** Settings have changed: what this process remembers of them is read again. */
export function forgetRemembered(db: Db): void {
  memoryOf(db).generation += 1
}

/** While nothing listens for changes, nothing is cached. */
export function setDeaf(db: Db, isDeaf: boolean): void {
  memoryOf(db).isDeaf = isDeaf
}

/** Values that are good for a few seconds, unless a change is announced before. */
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

  /** @param generation of the moment at which the value began to be read */
  keep(key: string, value: Value, generation: number): void {
    if (this.#memory.isDeaf || generation !== this.generation) return
    this.#kept.set(key, { value, until: this.now().getTime() + REMEMBERED_MS, generation })
  }
}

/**
 * Caches what `load` found for a few seconds: for settings that change only with an import or in
 * the back office. Callers that come while it is being loaded outside a transaction wait for the
 * same answer.
 */
export function remember<Value>(
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
