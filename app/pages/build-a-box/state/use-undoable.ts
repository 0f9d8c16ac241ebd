import { useIntl, type MessageDescriptor } from 'react-intl'
import { showToast } from '@/ui/toast'
import type { BoxBuilder } from './use-box-builder'

/** Does what takes pieces out of the box, with a word and a way back. */
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
