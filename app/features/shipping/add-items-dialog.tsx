import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients, toSelections } from '@/rules/recipients'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { countChosen, FROM_SHOP, toShare, type ItemChoice } from '@/purchase/recipients/item-choice'
import { ItemChooser } from '@/purchase/recipients/item-chooser'
import { useMoveItems } from '@/purchase/recipients/recipients.mutations'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { Modal } from '@/ui/modal'
import { shippingMessages as messages } from './shipping.messages'

interface AddItemsDialogProps {
  basket: Basket
  /** Shipment ids of the recipients; an empty list closes the dialog. */
  toIds: readonly string[]
  /** Name of the recipient if there is only one. */
  name: string
  onClose: () => void
}

const NOTHING: ItemChoice = { source: FROM_SHOP, quantities: {} }

/** A dialog to give recipients more items, the same ones to each of them. */
export function AddItemsDialog({ basket, toIds, name, onClose }: AddItemsDialogProps) {
  const [choice, choose] = useState(NOTHING)
  const adding = useAddToBag()
  const moving = useMoveItems()
  const isOpen = toIds.length > 0
  useEffect(() => {
    if (isOpen) choose(NOTHING)
  }, [isOpen])
  const sources = toSelections(listRecipients(basket)).filter(
    ({ shipmentId }) => !toIds.includes(shipmentId),
  )
  const done = { onSuccess: () => onClose() }
  const submit = () => {
    const { items, moves } = toShare(basket, choice)
    if (choice.source !== FROM_SHOP) {
      return moving.mutate(
        moves.map((move) => ({ ...move, toIds })),
        done,
      )
    }
    adding.mutate(
      toIds.flatMap((shipmentId) => items.map((item) => ({ ...item, shipmentId }))),
      done,
    )
  }
  const error = adding.error ?? moving.error
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage {...messages.giveTitle} values={{ count: toIds.length, name }} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button
            disabled={countChosen(choice) === 0}
            isPending={adding.isLoading || moving.isLoading}
            onClick={submit}
          >
            <FormattedMessage {...messages.giveSubmit} />
          </Button>
        </>
      }
    >
      <div className="stack-4">
        {toIds.length > 1 && (
          <p>
            <FormattedMessage {...messages.giveEach} />
          </p>
        )}
        <Deferred>
          <ItemChooser
            basket={basket}
            sources={sources}
            choice={choice}
            onChange={choose}
            sharers={Math.max(1, toIds.length)}
          />
        </Deferred>
        {error && <RecipientsFailure error={error} onRetry={submit} />}
      </div>
    </Modal>
  )
}
