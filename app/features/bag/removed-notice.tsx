import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { bagMessages } from './bag.messages'

interface RemovedNoticeProps {
  name: string
  isUndoing: boolean
  onUndo: () => void
}

/** Says what left the bag, and brings it back. Takes the focus that the removed line had. */
export function RemovedNotice({ name, isUndoing, onUndo }: RemovedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [name])
  return (
    <Alert ref={box}>
      <FormattedMessage {...bagMessages.removed} values={{ name }} />{' '}
      <Button variant="quiet" size="sm" isPending={isUndoing} onClick={onUndo}>
        <FormattedMessage {...bagMessages.undo} />
      </Button>
    </Alert>
  )
}
