import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Textarea } from '@chakra-ui/react/textarea'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_LENGTH, type MessageChange, type OfficeMessage } from '@contracts/message'
import { messagePath, salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { useRight, useSession } from '../session/session-context'

type Kind = MessageChange['kind']

const NAMES: Readonly<Record<Kind, string>> = {
  answer: 'Answer',
  assign: 'Assign',
  close: 'Mark as answered',
  reopen: 'Reopen',
}

/** What can be done with a message; empty without the right to answer messages. */
export function MessageActions({ message }: { message: OfficeMessage }) {
  const mayChange = useRight('messages.write')
  const client = useQueryClient()
  const [opened, setOpened] = useState<Kind>()
  const { id, state, revision } = message
  const change = useMutation({
    mutationFn: (asked: MessageChange) => salesApi.changeMessage(id, asked, revision),
    onSuccess: () => setOpened(undefined),
    // also after a refusal: somebody else may have changed the message, and the dialog stays open
    onSettled: () => {
      void client.invalidateQueries(['message', id])
      void client.invalidateQueries(['messages'])
      void client.invalidateQueries(historyKey(messagePath(id)))
    },
  })
  if (!mayChange) return null
  const open = (kind: Kind) => {
    change.reset()
    setOpened(kind)
  }
  const kinds: Kind[] = ['answer', 'assign', state === 'answered' ? 'reopen' : 'close']
  return (
    <Flex gap="2" wrap="wrap">
      {kinds.map((kind) => (
        <Button key={kind} size="sm" variant="outline" onClick={() => open(kind)}>
          {NAMES[kind]}
        </Button>
      ))}
      {opened && (
        <ChangeDialog
          kind={opened}
          message={message}
          isBusy={change.isLoading}
          error={change.error}
          onChange={change.mutate}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Flex>
  )
}

interface ChangeDialogProps {
  kind: Kind
  message: OfficeMessage
  isBusy: boolean
  error: unknown
  onChange: (change: MessageChange) => void
  onClose: () => void
}

function ChangeDialog({ kind, message, isBusy, error, onChange, onClose }: ChangeDialogProps) {
  const { email, assignee, assignees } = message
  const { name, email: ownId = name } = useSession()
  const [to, setTo] = useState(assignees.some(({ id }) => id === assignee) ? assignee : ownId)
  const toChange = (form: URLSearchParams): MessageChange => {
    if (kind === 'assign') return { kind, to }
    return kind === 'answer' ? { kind, text: form.get('text') ?? '' } : { kind }
  }
  return (
    <FormDialog
      title={kind === 'answer' ? `Answer ${message.name}` : NAMES[kind]}
      action={kind === 'answer' ? 'Send' : NAMES[kind]}
      isBusy={isBusy}
      error={error}
      onSubmit={(form) => onChange(toChange(form))}
      onClose={onClose}
    >
      {kind === 'answer' && (
        <Field.Root required>
          <Field.Label>Answer</Field.Label>
          <Textarea name="text" rows={8} maxLength={ANSWER_LENGTH} />
          <Field.HelperText>It is sent to {email}, with their message below.</Field.HelperText>
        </Field.Root>
      )}
      {kind === 'assign' && (
        <Choice
          label="Who answers it"
          value={to}
          options={[
            ['', 'Nobody'],
            ...assignees.map((one): [string, string] => [
              one.id,
              one.id === ownId ? `${one.name} (you)` : one.name,
            ]),
          ]}
          onChange={setTo}
        />
      )}
      {kind === 'close' && 'No mail is sent.'}
      {kind === 'reopen' && 'It returns to the list of open messages.'}
    </FormDialog>
  )
}
