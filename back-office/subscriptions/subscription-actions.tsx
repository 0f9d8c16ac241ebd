import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { intervalInWords, type SubscriptionInterval } from '@rules/subscription-interval'
import type { OfficeSubscription, SubscriptionChange } from '@contracts/subscription'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { TextField } from '../parts/text-field'
import { useRight } from '../session/session-context'
import { formatDay } from './subscription-words'

type Kind = SubscriptionChange['kind']

const NAMES: Readonly<Record<Kind, string>> = {
  skip: 'Skip the next delivery',
  now: 'Send now',
  date: 'Change the day',
  frequency: 'Change the rhythm',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
}

interface SubscriptionActionsProps {
  subscription: OfficeSubscription
}

/** The available actions for a subscription; empty without the right to change subscriptions. */
export function SubscriptionActions({ subscription }: SubscriptionActionsProps) {
  const mayChange = useRight('subscriptions.write')
  const client = useQueryClient()
  const [opened, setOpened] = useState<Kind>()
  const { id } = subscription
  if (!mayChange) return null
  /**
   * Reloads the subscription even if the change was refused: the dialog's data may have been out of
   * date.
   */
  const close = () => {
    setOpened(undefined)
    void client.invalidateQueries(['subscription', id])
    void client.invalidateQueries(['subscriptions'])
    void client.invalidateQueries(historyKey(subscriptionPath(id)))
  }
  return (
    <Flex gap="2" wrap="wrap">
      {listPossible(subscription).map((kind) => (
        <Button key={kind} size="sm" variant="outline" onClick={() => setOpened(kind)}>
          {NAMES[kind]}
        </Button>
      ))}
      {opened && <ChangeDialog kind={opened} subscription={subscription} onClose={close} />}
    </Flex>
  )
}

function listPossible({ state, frequencies }: OfficeSubscription): Kind[] {
  if (state === 'cancelled') return ['resume']
  const rhythm: Kind[] = frequencies.length > 1 ? ['frequency'] : []
  return state === 'paused'
    ? ['resume', ...rhythm, 'cancel']
    : ['skip', 'now', 'date', ...rhythm, 'pause', 'cancel']
}

const toValue = ({ every, period }: SubscriptionInterval) => `${every}_${period}`

interface ChangeDialogProps extends SubscriptionActionsProps {
  kind: Kind
  onClose: () => void
}

function ChangeDialog({ kind, subscription, onClose }: ChangeDialogProps) {
  const { id, revision, productName, nextOn = '', frequencies, today } = subscription
  const offered = frequencies.map((one) => [toValue(one), intervalInWords(one)] as const)
  const current = toValue(subscription)
  const isOffered = offered.some(([value]) => value === current)
  const [frequency, setFrequency] = useState(isOffered ? current : (offered[0]?.[0] ?? ''))
  const change = useMutation({
    mutationFn: (asked: SubscriptionChange) => salesApi.changeSubscription(id, asked, revision),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${NAMES[kind]}: ${productName}`}
      action={kind === 'cancel' ? 'Cancel the subscription' : NAMES[kind]}
      dismissal={kind === 'cancel' ? 'Keep it' : undefined}
      isDangerous={kind === 'cancel'}
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={(form) => change.mutate(toChange(kind, { form, nextOn, frequency }))}
      onClose={onClose}
    >
      {kind === 'skip' &&
        `Nothing is sent or charged on ${formatDay(nextOn)}. The delivery after that stays as planned.`}
      {kind === 'now' &&
        'The order is made and charged within a minute. Later deliveries are counted from today, unless today is one of their days.'}
      {kind === 'pause' && 'Nothing is sent or charged until it is resumed.'}
      {kind === 'date' && (
        <TextField
          label="Next delivery"
          name="day"
          type="date"
          required
          min={today}
          defaultValue={nextOn}
          help="Later deliveries are counted from this day."
        />
      )}
      {kind === 'resume' && (
        <TextField
          label="Next delivery"
          name="day"
          type="date"
          min={today}
          help="Leave empty for the first possible day."
        />
      )}
      {kind === 'frequency' && (
        <Choice label="How often" value={frequency} options={offered} onChange={setFrequency} />
      )}
      {kind === 'cancel' && (
        <TextField
          label="Why"
          name="reason"
          required
          maxLength={200}
          autoComplete="off"
          help="The customer gets a mail about it. It can be resumed later."
        />
      )}
    </FormDialog>
  )
}

interface Entered {
  form: URLSearchParams
  nextOn: string
  /** As `toValue` writes it. */
  frequency: string
}

function toChange(kind: Kind, { form, nextOn, frequency }: Entered): SubscriptionChange {
  const day = form.get('day') ?? ''
  switch (kind) {
    case 'skip':
      return { kind, day: nextOn }
    case 'date':
      return { kind, day }
    case 'resume':
      return day === '' ? { kind } : { kind, day }
    case 'cancel':
      return { kind, reason: form.get('reason') ?? '' }
    case 'frequency': {
      const [every = 1, period = 1] = frequency.split('_').map(Number)
      return { kind, every, period }
    }
    case 'now':
    case 'pause':
      return { kind }
  }
}
