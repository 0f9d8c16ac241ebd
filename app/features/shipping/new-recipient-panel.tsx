import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients, toSelections } from '@/rules/recipients'
import { RecipientSection } from '@/forms/autofill'
import { DeliveryAddress } from '@/purchase/addresses/delivery-address'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { ItemChooser } from '@/purchase/recipients/item-chooser'
import { ProgressBar, RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { isPhoneOptional } from './recipient-needs'
import styles from './shipment-panel.module.css'
import { shippingMessages as messages } from './shipping.messages'
import type { RecipientEditor } from './use-recipient-editor'

interface NewRecipientPanelProps {
  basket: Basket
  editor: RecipientEditor
  /** `true` if another recipient can be added after this one. */
  hasMoreRoom: boolean
}

export function NewRecipientPanel({ basket, editor, hasMoreRoom }: NewRecipientPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const saveAndNext = async () => {
    if (await editor.saveAndNext()) panel.current?.focus()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-recipient-panel=""
      aria-labelledby="new-recipient-title"
    >
      <Heading level={2} size="lg" id="new-recipient-title">
        <FormattedMessage {...messages.newRecipient} />
      </Heading>
      <TitledSection title={messages.whereTo}>
        <RecipientSection id="new">
          <DeliveryAddress isPhoneOptional={isPhoneOptional(basket, undefined)} />
        </RecipientSection>
      </TitledSection>
      <TitledSection title={messages.whatToSend}>
        <ItemChooser
          basket={basket}
          sources={toSelections(listRecipients(basket))}
          choice={editor.items.choice}
          onChange={editor.items.choose}
        />
        {editor.items.isMissing && (
          <p role="alert" className={styles.error}>
            <FormattedMessage {...messages.chooseItems} />
          </p>
        )}
      </TitledSection>
      {editor.progress && <ProgressBar {...editor.progress} />}
      {editor.error && <RecipientsFailure error={editor.error} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={editor.cancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        {hasMoreRoom && (
          <Button variant="secondary" isPending={editor.isPending} onClick={saveAndNext}>
            <FormattedMessage {...messages.saveAndNext} />
          </Button>
        )}
        <Button isPending={editor.isPending} onClick={() => void editor.save()}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </section>
  )
}
