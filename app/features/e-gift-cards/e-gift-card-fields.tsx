import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { LIMITS } from '@rules/field-limits'
import { OTHER_AMOUNT, type EGiftCardLimits, type EGiftCardValues } from '@/forms/rules/e-gift-card'
import { useFormField } from '@/forms/use-form-field'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { Picture } from '@/ui/picture'
import { Money, useMoney } from '@/ui/price'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import { eGiftCardMessages as messages } from './e-gift-cards.messages'
import styles from './e-gift-cards.module.css'
import { AMOUNTS } from './gift-card-values'

/** Returns the properties of the radio buttons of a field. */
function useChoice(name: 'design' | 'choice') {
  const { setValue } = useFormContext<EGiftCardValues>()
  const chosen = useWatch<EGiftCardValues, typeof name>({ name })
  const choose = (value: string) => ({
    name,
    value,
    checked: chosen === value,
    onChange: () => setValue(name, value),
  })
  return { chosen, choose }
}

export function DesignField({ designs }: { designs: readonly LineProduct[] }) {
  const { choose } = useChoice('design')
  return (
    <fieldset className="stack-4 w-full">
      <legend className={styles.legend}>
        <FormattedMessage {...messages.design} />
      </legend>
      <div className={styles.designs}>
        {designs.map(({ id, name, image }) => (
          <ChoiceTile key={id} {...choose(id)} isRoomy>
            <span className={styles.design}>
              {image && (
                <Picture
                  image={{ link: image.link, alt: '' }}
                  sizes="(min-width: 769px) 180px, 45vw"
                  width={400}
                  height={400}
                />
              )}
              <span>{name}</span>
            </span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  )
}

export function AmountField({ limits: { minimum, maximum } }: { limits: EGiftCardLimits }) {
  const writeMoney = useMoney()
  const field = useFormField<EGiftCardValues>()
  const { chosen, choose } = useChoice('choice')
  const amounts = AMOUNTS.filter((one) => one >= minimum && one <= maximum)
  return (
    <fieldset className="stack-4 w-full">
      <legend className={styles.legend}>
        <FormattedMessage {...messages.amount} />
      </legend>
      <ChoiceTiles>
        {amounts.map((dollars) => (
          <ChoiceTile key={dollars} {...choose(String(dollars))}>
            <Money amount={dollars} />
          </ChoiceTile>
        ))}
        <ChoiceTile {...choose(OTHER_AMOUNT)}>
          <FormattedMessage {...messages.other} />
        </ChoiceTile>
      </ChoiceTiles>
      {chosen === OTHER_AMOUNT && (
        <TextField
          {...field('otherAmount')}
          className={styles.other}
          inputMode="decimal"
          maxLength={9}
          label={<FormattedMessage {...fieldLabels.otherAmount} />}
          hint={
            <FormattedMessage
              {...messages.limits}
              values={{ minimum: writeMoney(minimum), maximum: writeMoney(maximum) }}
            />
          }
        />
      )}
    </fieldset>
  )
}

export function PeopleFields({ limits: { firstDay, lastDay } }: { limits: EGiftCardLimits }) {
  const field = useFormField<EGiftCardValues>()
  const { formatMessage } = useIntl()
  return (
    <fieldset className="stack-4 w-full">
      <legend className={styles.legend}>
        <FormattedMessage {...messages.who} />
      </legend>
      <div className={styles.people}>
        <TextField
          {...field('recipientName')}
          maxLength={LIMITS.recipientName}
          label={formatMessage(fieldLabels.recipientName)}
        />
        <TextField
          {...field('recipientEmail')}
          type="email"
          inputMode="email"
          maxLength={LIMITS.email}
          label={formatMessage(fieldLabels.recipientEmail)}
        />
        <TextField
          {...field('senderName')}
          maxLength={LIMITS.recipientName}
          label={formatMessage(fieldLabels.senderName)}
        />
        <TextField
          {...field('sendDate')}
          type="date"
          min={firstDay}
          max={lastDay}
          isOptional
          label={formatMessage(fieldLabels.sendDate)}
          hint={formatMessage(messages.sendDateHint)}
        />
        <TextAreaField
          {...field('message')}
          className={styles.wide}
          isOptional
          maxLength={LIMITS.giftMessage}
          label={formatMessage(messages.message)}
          hint={formatMessage(messages.messageHint, { limit: LIMITS.giftMessage })}
        />
      </div>
    </fieldset>
  )
}
