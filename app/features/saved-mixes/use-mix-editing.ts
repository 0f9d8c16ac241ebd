import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SavedMix } from '@/rules/saved-mix'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { useSavedMixChanges } from '@/shopper/saved-mixes/use-saved-mixes'
import { onFocusLost } from '@/ui/open-dialogs'
import { showToast } from '@/ui/toast'
import { savedMixesMessages as messages } from './saved-mixes.messages'

/**
 * Returns functions to rename and remove saved boxes. Failures are shown, and a removal can be
 * undone.
 */
export function useMixEditing() {
  const { formatMessage } = useIntl()
  const { save, rename, remove, isPending } = useSavedMixChanges()
  const [removed, setRemoved] = useState(0)
  useEffect(() => {
    if (removed === 0) return
    // the focused button disappears with its row
    return onFocusLost(() => document.querySelector('main')?.focus({ preventScroll: true }))
  }, [removed])
  const attempt = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        logWarning('A saved box could not be changed', { error })
        showToast({ text: formatMessage(errorMessages.generic) })
        return false
      },
    )
  return {
    isPending,
    rename: async (mix: SavedMix, name: string) => {
      const isDone = await attempt(rename(mix, name))
      if (isDone) showToast({ text: formatMessage(messages.renamed) })
      return isDone
    },
    remove: async (mix: SavedMix, name: string) => {
      if (!(await attempt(remove(mix)))) return
      setRemoved((count) => count + 1)
      showToast({
        text: formatMessage(messages.removed, { name }),
        undo: {
          label: formatMessage(messages.undoNamed, { name }),
          run: () => void attempt(save(mix)),
        },
      })
    },
  }
}
