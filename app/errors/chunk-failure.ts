import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

const TEXT = /Loading (?:CSS )?chunk \S+ failed/

/** The address that was reloaded last, in this tab. */
const reloaded = storedValue({ area: 'session', key: 'chunk-reload', parse: asText })

/** webpack's message for a chunk that did not load: `Loading chunk 12 failed` (ERR-008). */
export function chunkFailureText(error: unknown): string | undefined {
  return error instanceof Error ? TEXT.exec(error.message)?.[0] : undefined
}

/**
 * Loads the page again, once for an address: after a release the old parts are gone, and the new
 * page names the new ones. If that was tried before, the failure is shown instead, and also if the
 * shop cannot be reached: the browser would have no page to show.
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
  // without a memory there would be no end to it
  if (reloaded.set(address)) reload()
}
