import { useIntl, type MessageDescriptor } from 'react-intl'
import { showToast } from '@/ui/toast'
import type { BoxBuilder } from './use-box-builder'

/** Returns a function that runs an action which removes pieces, with a message that can undo it. */
export function useUndoable({ mix, pieces, replace }: BoxBuilder) {
  const { formatMessage } = useIntl()
  return (act: () => void, text: MessageDescriptor, undo: MessageDescriptor) => {
    act()
    if (!mix || pieces.length === 0) return
    showToast({
      text: formatMessage(text),
      undo: { label: formatMessage(undo), run: () => replace(mix) },
    })
  }
}
