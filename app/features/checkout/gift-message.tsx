import { useIntl, FormattedMessage } from 'react-intl'
import { LIMITS } from '@/forms/limits'
import { toErrorText } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { checkoutMessages } from './checkout.messages'
import styles from './gift-message.module.css'
import { GIFT_MESSAGE_ID, type GiftMessageState } from './use-gift-message'

/** A message for the recipient, saved by itself (CHK-022 to CHK-024). */
export function GiftMessage({ gift }: { gift: GiftMessageState }) {
  const intl = useIntl()
  const left = LIMITS.giftMessage - gift.text.length
  return (
    <div className={styles.gift}>
      <TextAreaField
        id={GIFT_MESSAGE_ID}
        name="giftMessage"
        label={<FormattedMessage {...checkoutMessages.giftMessageLabel} />}
        isOptional
        maxLength={LIMITS.giftMessage}
        value={gift.text}
        onChange={(event) => gift.write(event.target.value)}
        error={toErrorText(gift.error, intl)}
        hint={<FormattedMessage {...checkoutMessages.giftMessageCount} values={{ left }} />}
      />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          disabled={!gift.isUnsaved && !gift.isPending}
          isPending={gift.isPending}
          onClick={gift.save}
        >
          <FormattedMessage {...checkoutMessages.saveMessage} />
        </Button>
        <span role="status" className={styles.saved}>
          {gift.isSaved && <FormattedMessage {...checkoutMessages.messageSaved} />}
        </span>
      </div>
    </div>
  )
}
