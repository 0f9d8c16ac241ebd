import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How old the answers of a piece of work may be: `moment`, if what was committed a moment ago may
 * be missing. Then a replica answers its statements that only read, outside transactions.
 */
export type ReadAge = 'now' | 'moment'

const storage = new AsyncLocalStorage<ReadAge>()

/** Within a work that may be a moment old, a part may need what is stored now. */
export const reading = <Result>(age: ReadAge, work: () => Result): Result => storage.run(age, work)

export const mayBeOld = (): boolean => storage.getStore() === 'moment'
