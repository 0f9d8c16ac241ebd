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
    /** Its accessible name: "Undo removing Truffles". */
    label: string
    run: () => void
  }
  /** Stays until it is dismissed: for what happened without a click of the shopper. */
  isLasting?: boolean
}

const messages = defineMessages({
  region: { id: 'toast.region', defaultMessage: 'Notifications (Alt+T)' },
  undo: { id: 'toast.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'toast.dismiss', defaultMessage: 'Dismiss' },
})

/** Time enough to read it and to reach its button; it stands still while it is hovered or focused. */
const DURATION_MS = 20_000
/** Two phones' lines each: more would cover the page. */
const MOST = 3

const toaster = createToaster({
  placement: 'bottom',
  gap: 12,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: '1.25rem' },
  duration: DURATION_MS,
})
const styles = system.sva(toastRecipe)({})

export function addToast({ text, undo, isLasting = false }: ToastContent): void {
  let isUndone = false
  const runOnce = () => {
    // a moving toast can still be clicked
    if (!isUndone) undo?.run()
    isUndone = true
  }
  toaster.create({
    title: text,
    onStatusChange: ({ status }) => {
      if (status === 'unmounted') requestAnimationFrame(giveFocusBack)
    },
    ...(isLasting && { duration: Infinity }),
    ...(undo && { action: { label: undo.label, onClick: runOnce } }),
  })
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
        {({ title, action }) => (
          <ToastRoot css={styles.root}>
            <ToastTitle css={styles.title}>{title}</ToastTitle>
            {action && (
              <ToastActionTrigger css={styles.actionTrigger} aria-label={action.label}>
                <FormattedMessage {...messages.undo} />
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
 * A toast belongs to the page on which it was shown. It listens to the history itself: React's
 * effect of a new address can run after the new page has shown a toast of its own.
 */
function useRemovalOnNavigation(): void {
  const history = useHistory()
  useEffect(() => {
    // not while React renders: Chakra flushes
    const removeAll = () => queueMicrotask(() => toaster.remove())
    let page = history.location.pathname
    const stop = history.listen(({ pathname }) => {
      if (pathname !== page) removeAll()
      page = pathname
    })
    return () => {
      stop()
      removeAll()
    }
  }, [history])
}

/** The element that had the focus before a toast got it. */
let cameFrom: EventTarget | null

function rememberFocusOrigin({ currentTarget, relatedTarget }: FocusEvent): void {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (!isInside) cameFrom = relatedTarget
}

/** With a toast its button is gone: a keyboard goes on where it was, or in what the page is about. */
function giveFocusBack(): void {
  if (document.activeElement !== document.body) return
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : undefined
  const target = before ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/** A tab in the background is not read. */
function pauseWhileHidden(): () => void {
  const change = () => {
    if (document.visibilityState === 'hidden') toaster.pause()
    else toaster.resume()
  }
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}
