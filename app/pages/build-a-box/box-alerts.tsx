import { FormattedMessage } from 'react-intl'
import { Alert } from '@/ui/alert'
import { BOX_GONE_ID } from './box-notice-ids'
import { buildABoxMessages as messages } from './build-a-box.messages'
import type { BoxBuilder } from './state/use-box-builder'

/** Messages about changes of a box since it was begun, with the possible actions. */
export function BoxAlerts({ builder }: { builder: BoxBuilder }) {
  const { mix, offered, box, size, isStored, isSoldOut, goneCount } = builder
  const isBoxGone = mix?.boxSelection !== undefined && offered !== undefined && !size
  return (
    <>
      {!isStored && (
        <Alert tone="warning">
          <FormattedMessage {...messages.notKept} />
        </Alert>
      )}
      {isBoxGone && (
        <Alert tone="warning">
          <FormattedMessage {...messages.boxGone} />
        </Alert>
      )}
      {isSoldOut && (
        <Alert tone="warning">
          <div id={BOX_GONE_ID}>
            <FormattedMessage {...messages.sizeGone} values={{ box: box?.name }} />
          </div>
        </Alert>
      )}
      {goneCount > 0 && (
        <Alert tone="warning">
          <FormattedMessage {...messages.piecesGone} values={{ count: goneCount }} />
        </Alert>
      )}
    </>
  )
}
