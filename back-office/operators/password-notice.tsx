import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { officeApi } from '../api/office-api'
import { CopyButton } from '../parts/copy-button'
import { DialogBox } from '../parts/dialog-box'
import { Refusal } from '../parts/refusal'
import { SESSION_KEY } from '../session/session-context'

export interface KnownPassword {
  name: string
  email: string
  password: string
}

interface PasswordNoticeProps {
  known: KnownPassword
  onClose: () => void
}

/** Shows a new password once: the engine stores only its hash. */
export function PasswordNotice({ known, onClose }: PasswordNoticeProps) {
  return (
    <DialogBox
      title={`The password of ${known.name}`}
      closeOnInteractOutside={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Box marginBottom="4">
        It is shown only once. Give it to {known.email} in a safe way; they can change it after the
        login.
      </Box>
      <Password of={known} />
    </DialogBox>
  )
}

/** Logs the first operator in: from now on, nobody works without a login. */
export function FirstEntrance({ known, onDone }: { known: KnownPassword; onDone: () => void }) {
  const client = useQueryClient()
  const enter = useMutation({
    mutationFn: () => officeApi.logIn(known.email, known.password),
    onSuccess: (session) => {
      // who was just added has no passkey
      if (session.kind !== 'second-step') client.setQueryData(SESSION_KEY, session)
      onDone()
    },
  })
  return (
    <DialogBox
      title={`The password of ${known.name}`}
      footer={
        <Button loading={enter.isLoading} onClick={() => enter.mutate()}>
          Log in as {known.name}
        </Button>
      }
    >
      <Refusal error={enter.error} />
      <Box marginBottom="4">
        From now on, everyone logs in to the back office, with the address {known.email} and this
        password the first time. It is shown only once: keep it.
      </Box>
      <Password of={known} />
    </DialogBox>
  )
}

function Password({ of: { password } }: { of: KnownPassword }) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Code size="lg" padding="2">
        {password}
      </Code>
      <CopyButton value={password} />
    </Flex>
  )
}
