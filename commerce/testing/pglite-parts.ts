import type { PGliteOptions } from '@electric-sql/pglite'

/** What a PGlite is started from. */
export type PgliteParts = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>>

/** Those that `jest-environment.ts` holds ready; none outside of the engine's tests. */
export function pgliteParts(): Partial<PgliteParts> {
  return (globalThis as { pgliteParts?: PgliteParts }).pgliteParts ?? {}
}
