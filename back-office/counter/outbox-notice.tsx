import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { pickupPagePath } from '../api/counter-api'
import { useConfirmation } from '../parts/confirmation'
import { TextLink } from '../parts/text-link'
import { discard, dropRefusals } from './counter-outbox'
import { isKept, type Entry } from './outbox-store'
import { useIsSlow, type Outbox } from './use-outbox'

const toChanges = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** How many changes are not sent yet, once that takes longer than usual. */
export function WaitingNotice({ waiting }: Pick<Outbox, 'waiting'>) {
  const isSlow = useIsSlow(waiting)
  return (
    <Box role="status" color="fg.muted" marginBottom={isSlow ? '4' : undefined}>
      {isSlow && toWaitingText(waiting)}
    </Box>
  )
}

function toWaitingText(waiting: readonly Entry[]): string {
  const unkept = waiting.filter((one) => !isKept(one))
  if (unkept.length > 0)
    return `Keep this page open: ${toChanges(unkept.length)} cannot be kept on this device until the engine answers.`
  const are = waiting.length === 1 ? 'is' : 'are'
  return `${toChanges(waiting.length)} ${are} kept on this device until the engine answers.`
}

/** The pickups of which the engine refused a change, until that has been read on their pages. */
export function RefusedPickups({ refused }: Pick<Outbox, 'refused'>) {
  if (refused.length === 0) return null
  return (
    <Alert.Root status="error" role="alert" marginBottom="4">
      <Alert.Content>
        <Alert.Title>Not everything could be changed.</Alert.Title>
        <Stack as="ul" gap="1" listStyleType="none">
          {refused.map(({ id, key, refusal }) => (
            <li key={id}>
              <TextLink to={pickupPagePath(key)}>Order {key.orderNo}</TextLink>: {refusal}
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  )
}

interface PickupRefusalProps extends Pick<Outbox, 'operator' | 'refused'> {
  onRead: () => void
}

/** Why changes of a pickup were refused, until that has been read. */
export function PickupRefusal({ operator, refused, onRead }: PickupRefusalProps) {
  const key = refused[0]?.key
  if (!key) return null
  return (
    <Alert.Root status="error" role="alert" alignItems="center" marginBottom="4">
      <Alert.Content>
        {refused.map(({ id, refusal }) => (
          <Alert.Title key={id}>{refusal}</Alert.Title>
        ))}
      </Alert.Content>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          dropRefusals(operator, key)
          onRead()
        }}
      >
        OK
      </Button>
    </Alert.Root>
  )
}

/** What waits on this device for operators who are not logged in. */
export function ChangesOfOthers({ ofOthers }: Pick<Outbox, 'ofOthers'>) {
  const byEmail = new Map<string, Entry[]>()
  for (const one of ofOthers) byEmail.set(one.by.email, [...(byEmail.get(one.by.email) ?? []), one])
  return (
    <>
      {[...byEmail].map(([email, entries]) => (
        <ChangesOf key={email} entries={entries} />
      ))}
    </>
  )
}

function ChangesOf({ entries }: { entries: readonly Entry[] }) {
  const confirm = useConfirmation()
  const name = entries[0]?.by.name ?? ''
  const changes = `${toChanges(entries.length)} of ${name}`
  const orders = [...new Set(entries.map(({ key }) => key.orderNo))]
  const ask = async () => {
    const isSure = await confirm({
      title: `Discard ${changes}?`,
      text: `What ${name} ticked off or pressed without a network is lost, in ${orders.length === 1 ? 'order' : 'orders'} ${orders.join(', ')}.`,
      action: 'Discard',
    })
    if (isSure) discard(entries)
  }
  return (
    <Alert.Root status="warning" alignItems="center" marginBottom="4">
      <Alert.Content>
        <Alert.Title>
          {changes} {entries.length === 1 ? 'waits' : 'wait'} until {name} logs in.
        </Alert.Title>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={() => void ask()}>
        Discard
      </Button>
    </Alert.Root>
  )
}
