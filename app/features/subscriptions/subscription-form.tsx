import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toIntervalName } from '@/rules/interval'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { frequencyMessages } from '@/purchase/order-parts/frequency-text'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { useFailureText } from '@/ui/use-failure-text'
import { listChanges, toValues } from './form-changes'
import type { Changing } from './subscription-actions'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'
import { addDays } from '@rules/days'
import { shopDay } from '@rules/shop-day'
import { useAddressBook } from '@/purchase/addresses/address-book'
import { listSavedCards } from '@/purchase/payment/saved-cards'
import { useCustomer } from '@/shopper/customer/use-customer'
import { toCardName } from './card-name'

function useChoices({ addressId, card }: Subscription) {
  const intl = useIntl()
  const { entries = [] } = useAddressBook()
  const { data: customer } = useCustomer()
  const now = new Date()
  const own = { value: '', label: intl.formatMessage(messages.ownAddress) }
  const none = { value: '', label: intl.formatMessage(messages.noCard) }
  const saved = listSavedCards(customer, now).map((one) => ({
    value: one.id,
    label: toCardName(one, intl),
    isDisabled: one.isExpired && one.id !== card?.id,
  }))
  return {
    addresses: [
      ...(addressId === undefined ? [own] : []),
      ...entries.map((entry) => ({
        value: entry.addressId,
        label: [entry.addressId, entry.address1, entry.city].filter(Boolean).join(', '),
      })),
    ],
    cards: card ? saved : [none, ...saved],
    firstDay: addDays(shopDay(now), 1),
  }
}

const MAX_PIECES = 12

interface SubscriptionFormProps {
  subscription: Subscription
  changing: Changing
  onClose: () => void
}

export function SubscriptionForm({ subscription, changing, onClose }: SubscriptionFormProps) {
  const { formatMessage } = useIntl()
  const [values, setValues] = useState(() => toValues(subscription))
  const { addresses, cards, firstDay } = useChoices(subscription)
  const { text, detail } = useFailureText(changing.error)
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = listChanges(subscription, values)
    if (changes.length === 0) onClose()
    else changing.mutate({ changes, done: messages.isChanged }, { onSuccess: onClose })
  }
  const quantities = Array.from({ length: MAX_PIECES }, (_, index) => String(index + 1))
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={<FormattedMessage {...messages.howOften} />}
        value={values.interval}
        onChange={set('interval')}
        options={listIntervals(subscription).map((one) => ({
          value: toIntervalName(one),
          label: formatMessage(frequencyMessages[one.period] ?? messages.howOften, {
            every: one.every,
          }),
        }))}
      />
      {subscription.nextOn !== undefined && (
        <TextField
          type="date"
          label={<FormattedMessage {...messages.nextOn} />}
          min={firstDay}
          required
          value={values.nextOn}
          onChange={set('nextOn')}
        />
      )}
      <SelectField
        label={<FormattedMessage {...messages.quantity} />}
        value={values.quantity}
        onChange={set('quantity')}
        options={[...new Set([...quantities, values.quantity])].map((value) => ({
          value,
          label: value,
        }))}
      />
      <SelectField
        label={<FormattedMessage {...messages.deliverTo} />}
        value={values.addressId}
        onChange={set('addressId')}
        options={addresses}
      />
      <SelectField
        label={<FormattedMessage {...messages.payWith} />}
        value={values.cardId}
        onChange={set('cardId')}
        options={cards}
      />
      <BookHint />
      {changing.isError && (
        <Alert tone="error" title={text}>
          {detail}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" isPending={changing.isLoading}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </div>
    </form>
  )
}

/** Returns the offered intervals, and the current one if it is no longer offered. */
function listIntervals({ interval, intervals }: Subscription) {
  const isOffered = intervals.some((one) => toIntervalName(one) === toIntervalName(interval))
  return isOffered ? intervals : [interval, ...intervals]
}

function BookHint() {
  return (
    <p className={styles.hint}>
      <FormattedMessage
        {...messages.bookHint}
        values={{
          book: (words) => <Link to={paths.addressBook()}>{words}</Link>,
          wallet: (words) => <Link to={paths.wallet()}>{words}</Link>,
        }}
      />
    </p>
  )
}
