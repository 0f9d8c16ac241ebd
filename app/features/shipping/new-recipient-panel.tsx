import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients, toSelections } from '@/rules/recipients'
import { RecipientSection } from '@/forms/autofill'
import { DeliveryAddress } from '@/purchase/addresses/delivery-address'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { ItemChooser } from '@/purchase/recipients/item-chooser'
import { ProgressBar } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { RecipientFrame } from './recipient-frame'
import { isPhoneOptional } from './recipient-needs'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'
import type { RecipientEditor } from './use-recipient-editor'

interface NewRecipientPanelProps {
  basket: Basket
  editor: RecipientEditor
  /** `true` if another recipient can be added after this one. */
  hasMoreRoom: boolean
}

/** Asks where a new recipient lives and what they get. How it is sent is asked once they are added. */
export function NewRecipientPanel({ basket, editor, hasMoreRoom }: NewRecipientPanelProps) {
  const [added, setAdded] = useState(0)
  const saveAndNext = async () => {
    if (await editor.saveAndNext()) setAdded(added + 1)
  }
  return (
    <RecipientFrame
      title={<FormattedMessage {...messages.newRecipient} />}
      editor={editor}
      step={added}
      actions={
        <>
          <Button isPending={editor.isPending} onClick={() => void editor.save()}>
            <FormattedMessage {...messages.save} />
          </Button>
          {hasMoreRoom && (
            <Button variant="secondary" isPending={editor.isPending} onClick={saveAndNext}>
              <FormattedMessage {...messages.saveAndNext} />
            </Button>
          )}
          <Button variant="quiet" onClick={editor.cancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </>
      }
    >
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
    </RecipientFrame>
  )
}
