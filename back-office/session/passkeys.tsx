import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_LOGIN_PATH, PASSKEY_NAME_LENGTH, type OperatorPasskey } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'
import { MomentText } from '../parts/moment-text'
import { QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { TextField } from '../parts/text-field'
import { toPasskeyRefusal } from './passkey-refusal'
import { CodesDialog, PasswordField, ShownCodes } from './recovery-codes'
import { SESSION_KEY } from './session-context'

type Opened =
  | { what: 'add' | 'codes' }
  | { what: 'remove'; passkey: OperatorPasskey }
  | { what: 'shown'; codes: string[] }

const OWN = ['own-passkeys']

const canUsePasskeys = () => 'PublicKeyCredential' in window

/** The engine accepts passkeys of pages at its public origin, and at each port of this machine. */
function isAddedAt(origin: string): boolean {
  const { location } = window
  const isLocal = location.hostname === 'localhost' && new URL(origin).hostname === 'localhost'
  return isLocal || origin === location.origin
}

/** The operator's own passkeys, the second step of their logins. */
export function Passkeys() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: OWN, queryFn: officeApi.getOwnPasskeys })
  const [opened, setOpened] = useState<Opened>()
  const { passkeys = [], recoveryCodes = 0, isRequired, origin } = query.data ?? {}
  const done = (codes: string[] = []) => {
    setOpened(codes.length > 0 ? { what: 'shown', codes } : undefined)
    void client.invalidateQueries(OWN)
  }
  const close = () => {
    const wereShown = opened?.what === 'shown'
    setOpened(undefined)
    // the first passkey may have been what the session lacked
    if (wereShown) void client.invalidateQueries(SESSION_KEY)
  }
  const isElsewhere = origin !== undefined && !isAddedAt(origin)
  return (
    <SectionBox
      title="Passkeys"
      aside={
        query.data &&
        canUsePasskeys() &&
        !isElsewhere && (
          <Button size="sm" onClick={() => setOpened({ what: 'add' })}>
            Add a passkey
          </Button>
        )
      }
    >
      <QueryState query={query} failure="Your passkeys cannot be shown." />
      {query.data && (
        <Stack gap="4">
          <Box color="fg.muted">
            With a passkey, your password alone opens nothing: a login also needs your phone, your
            laptop or a security key.
          </Box>
          {isElsewhere && <Box>Passkeys are added at {`${origin}${OWN_LOGIN_PATH}`}.</Box>}
          {!canUsePasskeys() && <Box>This browser has no passkeys.</Box>}
          <Stack as="ul" gap="0" listStyleType="none">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                canRemove={!isRequired || passkeys.length > 1}
                onRemove={() => setOpened({ what: 'remove', passkey })}
              />
            ))}
          </Stack>
          {passkeys.length > 0 && (
            <Flex gap="3" align="center" justify="space-between" wrap="wrap">
              <Box>
                {recoveryCodes === 1 ? '1 recovery code is' : `${recoveryCodes} recovery codes are`}{' '}
                left.
              </Box>
              <Button size="sm" variant="outline" onClick={() => setOpened({ what: 'codes' })}>
                Make new codes
              </Button>
            </Flex>
          )}
        </Stack>
      )}
      {opened?.what === 'add' && <AddDialog onAdded={done} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog passkey={opened.passkey} onRemoved={done} onClose={close} />
      )}
      {opened?.what === 'codes' && <CodesDialog onMade={done} onClose={close} />}
      {opened?.what === 'shown' && <ShownCodes codes={opened.codes} onClose={close} />}
    </SectionBox>
  )
}

interface PasskeyRowProps {
  passkey: OperatorPasskey
  /** The last one stays where operators need a passkey. */
  canRemove: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey, canRemove, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <Flex as="li" gap="3" justify="space-between" align="center" borderTopWidth="1px" paddingY="2">
      <Box minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="medium">{name}</Box>
        <Box fontSize="sm" color="fg.muted">
          {lastUsedAt ? (
            <>
              Last used <MomentText iso={lastUsedAt} />
            </>
          ) : (
            <>
              Added <MomentText iso={createdAt} />, not used yet
            </>
          )}
        </Box>
      </Box>
      {canRemove && (
        <Button size="xs" variant="outline" onClick={onRemove}>
          Remove<Box srOnly>{name}</Box>
        </Button>
      )}
    </Flex>
  )
}

interface AddDialogProps {
  /** With the recovery codes, after the first passkey. */
  onAdded: (codes: string[]) => void
  onClose: () => void
}

function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const add = useMutation({
    mutationFn: async (given: { name: string; password: string }) => {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        officeApi.beginPasskey(given.password),
      ])
      return officeApi.addPasskey(given.name, await startRegistration({ optionsJSON }))
    },
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  return (
    <FormDialog
      title="Add a passkey"
      action="Add"
      isBusy={add.isLoading}
      error={toPasskeyRefusal(add.error)}
      onSubmit={(form) =>
        add.mutate({ name: form.get('name') ?? '', password: form.get('password') ?? '' })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name of the passkey"
          name="name"
          required
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          placeholder="Laptop"
          help="You will know by it which one to remove."
        />
        <PasswordField />
      </Stack>
    </FormDialog>
  )
}

interface RemoveDialogProps {
  passkey: OperatorPasskey
  onRemoved: () => void
  onClose: () => void
}

function RemoveDialog({ passkey: { id, name }, onRemoved, onClose }: RemoveDialogProps) {
  const remove = useMutation({
    mutationFn: (password: string) => officeApi.removePasskey(id, password),
    onSuccess: () => onRemoved(),
  })
  return (
    <FormDialog
      title={`Remove ${name}`}
      action="Remove"
      isDangerous
      isBusy={remove.isLoading}
      error={remove.error}
      onSubmit={(form) => remove.mutate(form.get('password') ?? '')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Box>It no longer opens the back office, and you are logged out everywhere else.</Box>
        <PasswordField />
      </Stack>
    </FormDialog>
  )
}
