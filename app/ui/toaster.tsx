import { Portal } from '@chakra-ui/react/portal'
import {
  createToaster,
  ToastActionTrigger,
  ToastCloseTrigger,
  Toaster,
  ToastRoot,
  ToastTitle,
} from '@chakra-ui/react/toast'
import { useEffect, type FocusEvent } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { toastRecipe } from '@/theme/recipes/toast-recipe'
import { system } from '@/theme/system'
import { Icon } from './icon'

export interface ToastContent {
  text: string
  undo?: {
    /** Accessible name of the undo button: "Undo removing Truffles". */
    label: string
    run: () => void
  }
  /** Another button than undo. */
  action?: { label: string; run: () => void }
  /** Stays until it is dismissed: for events that the shopper did not cause. */
  isLasting?: boolean
  /** Returns whether it stays on another page, where its undo still makes sense. */
  isKeptOn?: (pathname: string) => boolean
}

const messages = defineMessages({
  region: { id: 'toast.region', defaultMessage: 'Notifications (Alt+T)' },
  undo: { id: 'toast.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'toast.dismiss', defaultMessage: 'Dismiss' },
})

/** Enough time to read the toast and to reach its button; paused while it is hovered or focused. */
const DURATION_MS = 20_000
/** With two lines each on a phone, more would cover the page. */
const MOST = 3

const toaster = createToaster({
  placement: 'bottom',
  gap: 12,
  offsets: {
    left: '1rem',
    right: '1rem',
    top: '1rem',
    bottom: 'calc(var(--bottom-bar) + 1.25rem)',
  },
  duration: DURATION_MS,
})
const styles = system.sva(toastRecipe)({})

/** The toasts that stay on some other pages, by id. */
const keptOn = new Map<string, (pathname: string) => boolean>()

export function addToast({ text, undo, action, isLasting = false, isKeptOn }: ToastContent): void {
  const button = undo ?? action
  let isDone = false
  const runOnce = () => {
    // a toast can still be clicked while it moves out
    if (!isDone) button?.run()
    isDone = true
  }
  const added = toaster.create({
    title: text,
    onStatusChange: ({ status }) => {
      if (status !== 'unmounted') return
      if (added) keptOn.delete(added)
      requestAnimationFrame(giveFocusBack)
    },
    ...(isLasting && { duration: Infinity }),
    ...(button && { action: { label: button.label, onClick: runOnce } }),
    meta: { hasUndo: undo !== undefined },
  })
  if (added && isKeptOn) keptOn.set(added, isKeptOn)
  for (const { id } of toaster.getVisibleToasts().slice(MOST)) toaster.dismiss(id)
}

export function PageToaster() {
  const { formatMessage } = useIntl()
  useRemovalOnNavigation()
  useEffect(pauseWhileHidden, [])
  return (
    <Portal>
      <Toaster
        toaster={toaster}
        aria-label={formatMessage(messages.region)}
        onFocus={rememberFocusOrigin}
      >
        {({ title, action, meta }) => (
          <ToastRoot css={styles.root}>
            <ToastTitle css={styles.title}>{title}</ToastTitle>
            {action && (
              <ToastActionTrigger css={styles.actionTrigger} aria-label={action.label}>
                {meta?.hasUndo ? <FormattedMessage {...messages.undo} /> : action.label}
              </ToastActionTrigger>
            )}
            <ToastCloseTrigger
              css={styles.closeTrigger}
              aria-label={formatMessage(messages.dismiss)}
            >
              <Icon name="close" size={18} />
            </ToastCloseTrigger>
          </ToastRoot>
        )}
      </Toaster>
    </Portal>
  )
}

/**
 * Removes a toast when the shopper leaves its page, unless it is kept on the next one. It listens to the history itself, because
 * React's effect of a new URL may run after the new page has shown its own toast.
 */
function useRemovalOnNavigation(): void {
  const history = useHistory()
  useEffect(() => {
    // not while React is rendering, because Chakra flushes synchronously
    const removeFrom = (pathname?: string) =>
      queueMicrotask(() => {
        for (const { id } of toaster.getVisibleToasts()) {
          const isKept = id !== undefined && pathname !== undefined && keptOn.get(id)?.(pathname)
          if (!isKept) toaster.remove(id)
        }
      })
    let page = history.location.pathname
    const stop = history.listen(({ pathname }) => {
      if (pathname !== page) removeFrom(pathname)
      page = pathname
    })
    return () => {
      stop()
      removeFrom()
    }
  }, [history])
}

/** The element that had the focus before a toast. */
let cameFrom: EventTarget | null

function rememberFocusOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (!isInside) cameFrom = relatedTarget
}

/**
 * Moves the focus from a removed toast to the previously focused element, or to the main content.
 */
function giveFocusBack(): void {
  if (document.activeElement !== document.body) return
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : undefined
  const target = before ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/** Pauses toasts while the tab is in the background. */
function pauseWhileHidden(): () => void {
  const change = () => {
    if (document.visibilityState === 'hidden') toaster.pause()
    else toaster.resume()
  }
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}
