import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Menu } from '@chakra-ui/react/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OfficeSubscription, SubscriptionChange } from '@contracts/subscription'
import { salesApi, subscriptionPath } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { useMenuDismissal } from '../parts/use-menu-dismissal'
import { useRight } from '../session/session-context'
import { ChangeFields, toChange, type Kind } from './change-fields'

const NAMES: Readonly<Record<Kind, string>> = {
  skip: 'Skip the next delivery',
  now: 'Send now',
  date: 'Change the day',
  frequency: 'Change the rhythm',
  quantity: 'Change the quantity',
  product: 'Change the product',
  address: 'Change the address',
  card: 'Ask for another card',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
}

interface SubscriptionActionsProps {
  subscription: OfficeSubscription
}

export function SubscriptionActions({ subscription }: SubscriptionActionsProps) {
  const mayChange = useRight('subscriptions.write')
  const client = useQueryClient()
  const [opened, setOpened] = useState<Kind>()
  const menu = useRef<HTMLButtonElement>(null)
  const onOpenChange = useMenuDismissal()
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
  const details = listDetails(subscription)
  return (
    <Flex gap="2" wrap="wrap">
      {details.length > 0 && (
        <Menu.Root onOpenChange={onOpenChange} positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button ref={menu} size="sm" variant="outline">
              Change
            </Button>
          </Menu.Trigger>
          <Menu.Positioner>
            <Menu.Content minWidth="56">
              {details.map((kind) => (
                <Menu.Item key={kind} value={kind} onSelect={() => setOpened(kind)}>
                  {NAMES[kind]}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Menu.Root>
      )}
      {listCourse(subscription).map((kind) => (
        <Button key={kind} size="sm" variant="outline" onClick={() => setOpened(kind)}>
          {NAMES[kind]}
        </Button>
      ))}
      {opened && (
        <ChangeDialog
          kind={opened}
          subscription={subscription}
          finalFocusEl={details.includes(opened) ? () => menu.current : undefined}
          onClose={close}
        />
      )}
    </Flex>
  )
}

/** What becomes of the next deliveries. */
function listCourse({ state }: OfficeSubscription): Kind[] {
  if (state === 'cancelled') return ['resume']
  return state === 'paused' ? ['resume', 'cancel'] : ['skip', 'now', 'pause', 'cancel']
}

/** What is delivered when, where, and who pays. */
function listDetails({ state, frequencies, addresses }: OfficeSubscription): Kind[] {
  if (state === 'cancelled') return []
  return [
    ...(state === 'paused' ? [] : (['date'] as const)),
    ...(frequencies.length > 1 ? (['frequency'] as const) : []),
    ...(['quantity', 'product'] as const),
    ...(addresses.length > 0 ? (['address'] as const) : []),
    'card',
  ]
}

interface ChangeDialogProps extends SubscriptionActionsProps {
  kind: Kind
  finalFocusEl?: () => HTMLElement | null
  onClose: () => void
}

function ChangeDialog({ kind, subscription, finalFocusEl, onClose }: ChangeDialogProps) {
  const { id, revision, productName, nextOn = '' } = subscription
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
      finalFocusEl={finalFocusEl}
      onSubmit={(form) => change.mutate(toChange(kind, form, nextOn))}
      onClose={onClose}
    >
      <ChangeFields kind={kind} subscription={subscription} />
    </FormDialog>
  )
}
