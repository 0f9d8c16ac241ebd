import { useIntl, type MessageDescriptor } from 'react-intl'
import { redistribute } from '@rules/box-mix'
import { isBuilderPage } from '@/rules/box-steps'
import { showToast } from '@/ui/toast'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from './use-box-builder'

/** Returns functions that run an action which loses a choice, with a message that can undo it. */
export function useUndoable({ mix, pieces, rules, replace }: BoxBuilder) {
  const { formatMessage } = useIntl()
  const undoable = (act: () => void, text: MessageDescriptor, undo: MessageDescriptor) => {
    act()
    if (!mix || mix.pieces.length === 0) return
    showToast({
      text: formatMessage(text),
      // an emptied box leads back to an earlier step
      isKeptOn: isBuilderPage,
      undo: { label: formatMessage(undo), run: () => replace(mix) },
    })
  }
  const even = rules ? redistribute(rules, pieces) : []
  const isOwnShare = pieces.some(({ qty }, index) => qty !== even[index]?.qty)
  /** Runs an action that shares the box out anew: only quantities of the shopper's own are lost. */
  const sharing = (act: () => void) =>
    isOwnShare ? undoable(act, messages.sharedOut, messages.undoSharedOut) : act()
  return { undoable, sharing }
}
