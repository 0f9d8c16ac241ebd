import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import { ANSWER_LENGTH, type MessageChange, type OfficeMessage } from '@contracts/message'
import { messagePath, salesApi } from '../api/sales-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { RecordActions, type OpenedAction } from '../parts/record-actions'
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
  const { id, state, revision } = message
  if (!mayChange) return null
  return (
    <RecordActions
      kinds={['answer', 'assign', state === 'answered' ? 'reopen' : 'close']}
      names={NAMES}
      send={(asked: MessageChange) => salesApi.changeMessage(id, asked, revision)}
      queries={[['message', id], ['messages'], historyKey(messagePath(id))]}
      dialog={(opened) => <ChangeDialog message={message} {...opened} />}
    />
  )
}

type ChangeDialogProps = OpenedAction<Kind, MessageChange> & { message: OfficeMessage }

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
