import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import type { ClientLibrary } from './capture-context'
import type { FlexConstructor } from './flex.types'

/** Time-out for scripts: two minutes (ERR-002). */
const TIMEOUT_MS = 120_000

/** Loads the gateway's script once, and verifies it with the hash from the session. */
export async function loadFlex({ url, integrity }: ClientLibrary): Promise<FlexConstructor> {
  if (!findFlex()) await loadScript(url, integrity)
  const Flex = findFlex()
  if (!Flex) throw unavailable('The script defines no Flex')
  return Flex
}

/** The script stores its constructor on the window. */
function findFlex(): FlexConstructor | undefined {
  const found: unknown = Reflect.get(window, 'Flex')
  return isConstructor(found) ? found : undefined
}

function isConstructor(value: unknown): value is FlexConstructor {
  return typeof value === 'function'
}

function loadScript(url: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (detail: string) => {
      script.remove()
      reject(unavailable(detail))
    }
    const timer = setTimeout(() => fail('The script took too long'), TIMEOUT_MS)
    script.src = url
    script.async = true
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail('The script could not be loaded')
    }
    document.head.append(script)
  })
}

function unavailable(detail: string): AppError {
  return new AppError({ kind: 'unavailable', status: 503, message: GENERIC_ERROR_TEXT, detail })
}
