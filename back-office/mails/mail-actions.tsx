import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeMail } from '@contracts/mail'
import { salesApi, mailPath } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { useRight } from '../session/session-context'

/** Sends a mail again, or discards a mail that is still waiting. */
export function MailActions({ mail }: { mail: OfficeMail }) {
  const mayChange = useRight('mails.write')
  const client = useQueryClient()
  const history = useHistory()
  const [opened, setOpened] = useState<'send' | 'discard'>()
  const { id, kind, state, recipient, canSend } = mail
  const refresh = () => {
    void client.invalidateQueries(['mail', id])
    void client.invalidateQueries(['mails'])
    void client.invalidateQueries(['order'])
  }
  const change = useMutation({
    mutationFn: () => (opened === 'discard' ? salesApi.discardMail(id) : salesApi.sendMail(id)),
    onSuccess: (next) => {
      setOpened(undefined)
      // for a mail that was already sent, the engine creates another one: open its page
      if (next.id !== id) history.push(mailPath(next.id))
    },
    onSettled: refresh,
  })
  if (!mayChange) return null
  if (!canSend) {
    return (
      <Box fontSize="sm" color="fg.muted">
        It cannot be sent again: there is no{' '}
        {kind === 'text' ? 'service for text messages (TEXT_URL)' : 'mail server (SMTP_URL)'}.
      </Box>
    )
  }
  const open = (what: 'send' | 'discard') => {
    change.reset()
    setOpened(what)
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="outline" onClick={() => open('send')}>
        {state === 'sent' ? 'Send again' : 'Send now'}
      </Button>
      {state === 'waiting' && (
        <Button size="sm" variant="outline" onClick={() => open('discard')}>
          Discard
        </Button>
      )}
      {opened && (
        <FormDialog
          title={opened === 'discard' ? 'Discard this mail' : 'Send this mail'}
          action={opened === 'discard' ? 'Discard' : 'Send'}
          isDangerous={opened === 'discard'}
          isBusy={change.isLoading}
          error={change.error}
          onSubmit={() => change.mutate()}
          onClose={() => setOpened(undefined)}
        >
          {opened === 'discard'
            ? `${recipient} will not receive it unless you send it later.`
            : `It goes to ${recipient} as it is.`}
        </FormDialog>
      )}
    </Flex>
  )
}
