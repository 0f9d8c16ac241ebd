import type { PGliteOptions } from '@electric-sql/pglite'

export type PgliteParts = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>>

/** Returns the parts prepared by `jest-environment.ts`; none outside of the engine's tests. */
export function pgliteParts(): Partial<PgliteParts> {
  return (globalThis as { pgliteParts?: PgliteParts }).pgliteParts ?? {}
}
