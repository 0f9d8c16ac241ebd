import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Manifest = z.object({ script: z.string().min(1), style: z.string() })
export type BackOfficeBundle = z.infer<typeof Manifest>

/** The command that builds the back office, shown when it is missing. */
export const HOW_TO_BUILD = 'npm run build'

/**
 * @param folder the output folder of `scripts/build-back-office.ts`
 * @returns a function that returns undefined while the back office is not built
 */
export function createBundleReader(folder: string): () => Promise<BackOfficeBundle | undefined> {
  const file = path.join(folder, 'manifest.json')
  let known: { builtAt: number; bundle: BackOfficeBundle } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    if (known?.builtAt !== found.mtimeMs) {
      const bundle = Manifest.parse(JSON.parse(await readFile(file, 'utf8')))
      known = { builtAt: found.mtimeMs, bundle }
    }
    return known.bundle
  }
}
