import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { countRoom, listRecipients } from '@/rules/recipients'
import { shipmentIdOf } from '@/rules/shipments'
import { useIsAddingRecipients } from '@/purchase/recipients/recipients.mutations'
import { tidyShipments, untidinessOf } from '@/purchase/recipients/tidy-shipments'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { AddRecipient } from './add-recipient'
import { ClosedShipment } from './closed-shipment'
import { NewRecipientPanel } from './new-recipient-panel'
import styles from './recipients.module.css'
import { SeveralRecipients } from './several-recipients'
import { ShipmentPanel, type ShipmentParts } from './shipment-panel'
import { shippingMessages as messages } from './shipping.messages'
import { useFocusBack } from './use-focus-back'
import type { RecipientEditor } from './use-recipient-editor'

interface RecipientsProps {
  basket: Basket
  parts: ShipmentParts
  editor: RecipientEditor
}

export function Recipients({ basket, parts, editor }: RecipientsProps) {
  const { recipientLimit, multiShippingEnabled } = useSiteConfig().preferences
  useTidiness(basket, editor)
  const [only, ...others] = listRecipients(basket)
  const room = countRoom(basket, recipientLimit)
  useFocusBack(`${others.length > 0} ${editor.active.id}`)
  if (!only) return null
  return (
    <>
      <p role="status" className={editor.notice ? styles.notice : 'visually-hidden'}>
        {editor.notice}
      </p>
      {multiShippingEnabled && others.length === 0 && !editor.isNew && (
        <OfferSeveral basket={basket} editor={editor} />
      )}
      {others.length > 0 ? (
        <SeveralRecipients basket={basket} parts={parts} editor={editor} />
      ) : editor.active.shipment ? (
        <ShipmentPanel basket={basket} shipment={editor.active.shipment} parts={parts} />
      ) : (
        <ClosedShipment
          shipment={only}
          items={
            basket.productItems?.filter((item) => shipmentIdOf(item) === only.shipmentId) ?? []
          }
          onEdit={() => void editor.open(only.shipmentId ?? '')}
        />
      )}
      {editor.isNew && <NewRecipientPanel basket={basket} editor={editor} hasMoreRoom={room > 1} />}
    </>
  )
}

/** The offer to send to several recipients. It is above the address, which is then not needed. */
function OfferSeveral({ basket, editor }: Pick<RecipientsProps, 'basket' | 'editor'>) {
  return (
    <section className={styles.start} aria-labelledby="several-title">
      <div className={styles.startWords}>
        <Heading level={2} size="sm" id="several-title">
          <FormattedMessage {...messages.several} />
        </Heading>
        <p className={classNames('note', styles.startHint)}>
          <FormattedMessage {...messages.severalHint} />
        </p>
      </div>
      <AddRecipient basket={basket} editor={editor} />
    </section>
  )
}

/** After each change, removes empty shipments and chooses methods for shipments with an address. */
function useTidiness(basket: Basket, { active, isPending }: RecipientEditor): void {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const isAdding = useIsAddingRecipients()
  const untidiness = untidinessOf(basket, active.id)
  const [seenTo, setSeenTo] = useState('')
  useEffect(() => {
    if (isPending || isAdding || untidiness === '' || untidiness === seenTo) return
    setSeenTo(untidiness)
    void tidyShipments(queryClient, siteId, basket, active.id)
  }, [untidiness, seenTo, isPending, isAdding, queryClient, siteId, basket, active.id])
}
