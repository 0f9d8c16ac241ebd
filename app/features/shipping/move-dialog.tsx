import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { parseQuantity } from '@/rules/bag-quantity'
import { RecipientList } from '@/purchase/recipients/recipient-list'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { Modal } from '@/ui/modal'
import { QuantityStepper } from '@/ui/quantity-stepper'
import styles from './item-dialog.module.css'
import { shippingMessages as messages } from './shipping.messages'
import { useMove } from './use-move'

interface MoveDialogProps {
  basket: Basket
  /** The line to move; undefined closes the dialog. */
  line: BasketItem | undefined
  from: string
  fromName: string
  onClose: () => void
}

/** A dialog to move pieces of a line to other recipients, the same quantity to each. */
export function MoveDialog({ basket, line, from, fromName, onClose }: MoveDialogProps) {
  const form = useMove(basket, line, from, onClose)
  const { only, others, error } = form
  return (
    <Modal
      isOpen={line !== undefined}
      onClose={onClose}
      title={<FormattedMessage {...messages.moveTitle} values={{ name: line?.productName }} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button disabled={!form.canMove} isPending={form.isMoving} onClick={form.move}>
            <FormattedMessage {...messages.moveSubmit} />
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p>
          {only ? (
            <FormattedMessage {...messages.moveToOne} values={{ name: only.fullName }} />
          ) : (
            <FormattedMessage {...messages.moveTo} />
          )}
        </p>
        <Deferred>
          <RecipientList selections={others} onSelect={form.choose} />
        </Deferred>
        <Amount form={form} fromName={fromName} />
        {error && <RecipientsFailure error={error} onRetry={form.move} />}
      </div>
    </Modal>
  )
}

interface AmountProps {
  form: ReturnType<typeof useMove>
  fromName: string
}

function Amount({ form, fromName }: AmountProps) {
  const { formatMessage } = useIntl()
  const { each, held, moved, setEach, canIncrease } = form
  const isTooMuch = moved > held
  return (
    <>
      <div className={styles.row}>
        <span>
          <FormattedMessage {...messages.moveEach} />
        </span>
        <QuantityStepper
          label={formatMessage(messages.moveEach)}
          value={String(each)}
          onType={(text) => setEach(parseQuantity(text) ?? 1)}
          onStep={(direction) => setEach(each + direction)}
          canDecrease={each > 1}
          canIncrease={canIncrease}
        />
      </div>
      <p role="status" className={isTooMuch ? styles.error : 'note'}>
        {isTooMuch ? (
          <FormattedMessage {...messages.moveTooMany} values={{ held }} />
        ) : (
          <FormattedMessage
            {...messages.moveSum}
            values={{ moved, held, kept: held - moved, name: fromName }}
          />
        )}
      </p>
    </>
  )
}
