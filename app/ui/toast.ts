import { logWarning } from '@/lib/log'
import type { ToastContent } from './toaster'

// Toasts only exist in the browser, so one variable per tab is enough.
let isUsed = false
const listeners = new Set<() => void>()

/**
 * Shows a message about a completed action, with an optional button. The code is loaded with
 * the first message.
 */
export function showToast(content: ToastContent): void {
  isUsed = true
  listeners.forEach((notify) => notify())
  import('./toaster')
    .then(({ addToast }) => addToast(content))
    .catch((error: unknown) => logWarning('A toast could not be shown', { error }))
}

export const toastUse = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  hasBegun: () => isUsed,
}
