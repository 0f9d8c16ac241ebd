import { toIntervalName } from '@/rules/interval'
import type {
  Subscription,
  SubscriptionChange,
} from '@/integrations/subscriptions/subscriptions.port'

export interface FormValues {
  interval: string
  nextOn: string
  quantity: string
  /** An empty string keeps the original address. */
  addressId: string
  cardId: string
}

export function toValues(subscription: Subscription): FormValues {
  const { interval, nextOn = '', quantity, addressId = '', card } = subscription
  return {
    interval: toIntervalName(interval),
    nextOn,
    quantity: String(quantity),
    addressId,
    cardId: card?.id ?? '',
  }
}

export function listChanges(subscription: Subscription, values: FormValues): SubscriptionChange[] {
  const before = toValues(subscription)
  const isNew = (name: keyof FormValues) => values[name] !== '' && values[name] !== before[name]
  const interval = [...subscription.intervals].find(
    (one) => toIntervalName(one) === values.interval,
  )
  const changes: SubscriptionChange[] = []
  // the day comes first, because a new interval starts from it
  if (isNew('nextOn')) changes.push({ action: 'date', day: values.nextOn })
  if (isNew('interval') && interval) changes.push({ action: 'frequency', interval })
  if (isNew('quantity')) changes.push({ action: 'quantity', quantity: Number(values.quantity) })
  if (isNew('addressId')) changes.push({ action: 'address', addressId: values.addressId })
  if (isNew('cardId')) changes.push({ action: 'payment', cardId: values.cardId })
  return changes
}
