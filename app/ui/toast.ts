import { logWarning } from '@/lib/log'
import type { ToastContent } from './toaster'

// Toasts exist in the browser only: one variable per tab is enough.
let isUsed = false
const listeners = new Set<() => void>()

/**
 * A message about what has just been done, with an optional undo. Fetched when the first one is
 * shown.
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
