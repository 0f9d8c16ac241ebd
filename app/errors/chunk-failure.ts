import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

const TEXT = /Loading (?:CSS )?chunk \S+ failed/

/** The address that was last reloaded in this tab. */
const reloaded = storedValue({ area: 'session', key: 'chunk-reload', parse: asText })

/**
 * Returns webpack's message for a chunk that did not load, e.g. `Loading chunk 12 failed`
 * (ERR-008).
 */
export function chunkFailureText(error: unknown): string | undefined {
  return error instanceof Error ? TEXT.exec(error.message)?.[0] : undefined
}

/**
 * Reloads the page, once per address: after a release the old chunks no longer exist, and the new
 * page refers to the new ones. It does nothing if the address was reloaded before, or if the shop
 * cannot be reached, because the browser could not show any page then. The caller shows the failure
 * instead.
 */
export async function reloadOnce(
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const { pathname, search } = window.location
  const address = pathname + search
  if (reloaded.get() === address) return
  try {
    await fetch(address, { method: 'HEAD' })
  } catch {
    return // the server cannot be reached
  }
  // reload only if the address could be stored, otherwise the page would reload endlessly
  if (reloaded.set(address)) reload()
}
