import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '@rules/moment-text'
import { intervalInWords, type SubscriptionInterval } from '@rules/subscription-interval'
import {
  MAX_SUBSCRIBED,
  type OfficeSubscription,
  type SubscriptionChange,
} from '@contracts/subscription'
import { salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { WholeField } from '../parts/number-fields'
import { QueryState } from '../parts/query-state'
import { TextField } from '../parts/text-field'

export type Kind = SubscriptionChange['kind']

interface ChangeFieldsProps {
  kind: Kind
  subscription: OfficeSubscription
}

const MAILED = 'The customer gets a mail about it.'
const PIECES = { min: 1, max: MAX_SUBSCRIBED }

/** What a change asks for, or says before it is made. */
export function ChangeFields({ kind, subscription }: ChangeFieldsProps) {
  const { id, email, nextOn = '', today, addresses } = subscription
  switch (kind) {
    case 'skip':
      return (
        <>
          Nothing is sent or charged on {formatDay(nextOn)}. The delivery after that stays as
          planned. {MAILED}
        </>
      )
    case 'now':
      return (
        <>
          The order is made and charged within a minute. Later deliveries are counted from today,
          unless today is one of their days. {MAILED}
        </>
      )
    case 'pause':
      return <>Nothing is sent or charged until it is resumed. {MAILED}</>
    case 'card':
      return (
        <>{email} gets a mail with a link to choose another card. Nothing else is changed by it.</>
      )
    case 'date':
      return (
        <DayField
          min={today}
          value={nextOn}
          help={`Later deliveries are counted from this day. ${MAILED}`}
        />
      )
    case 'resume':
      return <DayField min={today} help={`Leave empty for the first possible day. ${MAILED}`} />
    case 'frequency':
      return <FrequencyField subscription={subscription} />
    case 'quantity':
      return <QuantityField subscription={subscription} />
    case 'product':
      return <ProductField id={id} />
    case 'address':
      return <AddressField current={subscription.addressId} addresses={addresses} />
    case 'cancel':
      return (
        <TextField
          label="Why"
          name="reason"
          required
          maxLength={200}
          autoComplete="off"
          help="The customer gets a mail about it. It can be resumed later."
        />
      )
  }
}

export function toChange(kind: Kind, form: URLSearchParams, nextOn: string): SubscriptionChange {
  const read = (name: string) => form.get(name) ?? ''
  switch (kind) {
    case 'skip':
      return { kind, day: nextOn }
    case 'date':
      return { kind, day: read('day') }
    case 'resume':
      return read('day') === '' ? { kind } : { kind, day: read('day') }
    case 'cancel':
      return { kind, reason: read('reason') }
    case 'quantity':
      return { kind, quantity: Number(read('quantity')) }
    case 'product':
      return { kind, productId: read('productId') }
    case 'address':
      return { kind, addressId: read('addressId') }
    case 'frequency': {
      const [every = 1, period = 1] = read('frequency').split('_').map(Number)
      return { kind, every, period }
    }
    case 'now':
    case 'card':
    case 'pause':
      return { kind }
  }
}

function DayField({ min, value, help }: { min: string; value?: string; help: string }) {
  return (
    <TextField
      label="Next delivery"
      name="day"
      type="date"
      required={value !== undefined}
      min={min}
      defaultValue={value}
      help={help}
    />
  )
}

const toValue = ({ every, period }: SubscriptionInterval) => `${every}_${period}`

function FrequencyField({ subscription }: { subscription: OfficeSubscription }) {
  const offered = subscription.frequencies.map(
    (one) => [toValue(one), intervalInWords(one)] as const,
  )
  const current = toValue(subscription)
  const isOffered = offered.some(([value]) => value === current)
  const [frequency, setFrequency] = useState(isOffered ? current : (offered[0]?.[0] ?? ''))
  return (
    <Choice
      label="How often"
      name="frequency"
      value={frequency}
      options={offered}
      help={MAILED}
      onChange={setFrequency}
    />
  )
}

function QuantityField({ subscription }: { subscription: OfficeSubscription }) {
  const [quantity, setQuantity] = useState(String(subscription.quantity))
  return (
    <WholeField
      {...PIECES}
      label="Pieces per delivery"
      name="quantity"
      value={quantity}
      help={MAILED}
      onChange={setQuantity}
    />
  )
}

function ProductField({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['subscription-products', id],
    queryFn: () => salesApi.listSubscriptionProducts(id),
  })
  const [chosen, setChosen] = useState('')
  const products = query.data?.products ?? []
  if (!query.data) {
    return <QueryState query={query} failure="The products cannot be shown." />
  }
  if (products.length === 0) {
    return <>No other product is delivered in this rhythm. Change the rhythm first.</>
  }
  return (
    <Choice
      label="Product"
      name="productId"
      value={chosen || (products[0]?.id ?? '')}
      options={products.map((one) => [one.id, one.name] as const)}
      help={`At its own price, from the next delivery on. ${MAILED}`}
      onChange={setChosen}
    />
  )
}

interface AddressFieldProps {
  current: string | undefined
  addresses: OfficeSubscription['addresses']
}

function AddressField({ current, addresses }: AddressFieldProps) {
  const [chosen, setChosen] = useState(current ?? addresses[0]?.id ?? '')
  return (
    <Choice
      label="Address"
      name="addressId"
      value={chosen}
      options={addresses.map(({ id, text }) => [id, text] as const)}
      help={`From the customer’s address book. ${MAILED}`}
      onChange={setChosen}
    />
  )
}
