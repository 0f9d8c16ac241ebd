import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { findRecipientNeed, fullNameOf, listRecipients } from '@/rules/recipients'
import { useStableCallback } from '@/lib/use-stable-callback'
import { useBackgroundCheck } from '@/purchase/addresses/use-background-check'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'
import { Heading } from '@/ui/heading'
import { AddRecipient } from './add-recipient'
import { RecipientPanel } from './recipient-panel'
import { RecipientPicker } from './recipient-picker'
import styles from './recipients.module.css'
import type { ShipmentParts } from './shipment-panel'
import { shippingMessages as messages } from './shipping.messages'
import type { RecipientEditor } from './use-recipient-editor'

interface SeveralRecipientsProps {
  basket: Basket
  parts: ShipmentParts
  editor: RecipientEditor
}

/** All recipients with their missing parts, and the open shipment (MSH-015). */
export function SeveralRecipients({ basket, parts, editor }: SeveralRecipientsProps) {
  const nameOf = useRecipientName()
  const edit = useStableCallback((shipmentId: string) => editor.open(shipmentId))
  const review = useStableCallback((shipmentId: string) => editor.review(shipmentId))
  const say = useStableCallback(editor.say)
  const recipients = listRecipients(basket)
  const check = useBackgroundCheck(recipients)
  const ready = recipients.filter((shipment) => !findRecipientNeed(shipment, basket)).length
  const { shipment: open } = editor.active
  const indexOfOpen = recipients.findIndex(({ shipmentId }) => shipmentId === open?.shipmentId)
  return (
    <section className="stack-4 min-w-0" aria-labelledby="recipients-title">
      <div className={styles.head}>
        <Heading level={2} size="md" id="recipients-title" tabIndex={-1}>
          <FormattedMessage {...messages.recipients} />
        </Heading>
        <p className="note">
          <FormattedMessage {...messages.progress} values={{ ready, total: recipients.length }} />
        </p>
      </div>
      <CheckProgress {...check} />
      <RecipientPicker
        basket={basket}
        doubtful={check.doubtful}
        activeId={editor.active.id}
        onEdit={edit}
        onReview={review}
        onRemoved={say}
      />
      <AddRecipient basket={basket} editor={editor} />
      {open && (
        <RecipientPanel
          key={open.shipmentId}
          basket={basket}
          shipment={open}
          parts={parts}
          editor={editor}
          name={nameOf(fullNameOf(open.shippingAddress), indexOfOpen)}
        />
      )}
    </section>
  )
}

type CheckProgressProps = ReturnType<typeof useBackgroundCheck>

/**
 * Progress of verifying addresses that were added together. Screen readers do not read the numbers.
 */
function CheckProgress({ progress, doubtful }: CheckProgressProps) {
  const isSilent = !progress && doubtful.size === 0
  return (
    <p className={isSilent ? 'visually-hidden' : 'note'}>
      <span role="status">
        {progress && <FormattedMessage {...messages.checkingAddresses} />}
        {!progress && doubtful.size > 0 && (
          <FormattedMessage {...messages.addressesInDoubt} values={{ count: doubtful.size }} />
        )}
      </span>{' '}
      {progress && (
        <span aria-hidden="true">
          <FormattedMessage {...messages.checkingProgress} values={progress} />
        </span>
      )}
    </p>
  )
}
