import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

const TEXT = /Loading (?:CSS )?chunk \S+ failed/

/** The address that was loaded anew last, in this tab. */
const reloaded = storedValue({ area: 'session', key: 'chunk-reload', parse: asText })

/** webpack's message for a chunk that did not load: `Loading chunk 12 failed` (ERR-008). */
export function chunkFailureText(error: unknown): string | undefined {
  return error instanceof Error ? TEXT.exec(error.message)?.[0] : undefined
}

/**
 * Loads the page anew, once for an address: after a release the old parts are gone, and the new page
 * names the new ones. Who has been here before is shown the failure instead, and so is who cannot
 * reach the shop at all: the browser would have nothing to show in place of this page.
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
    return // nobody answers
  }
  // without a memory there would be no end to it
  if (reloaded.set(address)) reload()
}
