import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Portal } from '@chakra-ui/react/portal'
import { createContext, useContext, useState, type FormEvent, type ReactNode } from 'react'
import { NAME_LENGTH } from '@domain/studio-wire'

const KEY = 'back-office-editor'

interface EditorName {
  name: string
  askAgain: () => void
}

const Context = createContext<EditorName>({ name: '', askAgain: () => undefined })

/** Who edits: one access opens the back office to all operators, so it has to be asked. */
export const useEditorName = () => useContext(Context)

/** Asks once for the editor's name, and keeps it in this browser. */
export function EditorNameProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState(() => localStorage.getItem(KEY) ?? '')
  const [isAsking, setIsAsking] = useState(name === '')
  const keep = (given: string) => {
    localStorage.setItem(KEY, given)
    setName(given)
    setIsAsking(false)
  }
  return (
    <Context.Provider value={{ name, askAgain: () => setIsAsking(true) }}>
      {children}
      <NameDialog
        isOpen={isAsking}
        known={name}
        onKeep={keep}
        onCancel={name === '' ? undefined : () => setIsAsking(false)}
      />
    </Context.Provider>
  )
}

interface NameDialogProps {
  isOpen: boolean
  known: string
  onKeep: (name: string) => void
  /** Absent: there is no way without a name. */
  onCancel?: () => void
}

function NameDialog({ isOpen, known, onKeep, onCancel }: NameDialogProps) {
  const [name, setName] = useState(known)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onKeep(name.trim())
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onCancel?.()}
      closeOnEscape={Boolean(onCancel)}
      closeOnInteractOutside={Boolean(onCancel)}
      placement="center"
      size="sm"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form onSubmit={submit}>
              <Dialog.Header>
                <Dialog.Title>Who is editing?</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Field.Root>
                  <Field.Label>Your name</Field.Label>
                  <Input
                    value={name}
                    maxLength={NAME_LENGTH}
                    autoComplete="name"
                    onChange={(event) => setName(event.target.value)}
                  />
                  <Field.HelperText>
                    The back office has one access for everybody. Your name stands in the history of
                    what you save, and other editors see it. It is kept in this browser.
                  </Field.HelperText>
                </Field.Root>
              </Dialog.Body>
              <Dialog.Footer>
                {onCancel && (
                  <Button variant="outline" onClick={onCancel}>
                    Cancel
                  </Button>
                )}
                <Button type="submit" disabled={name.trim() === ''}>
                  Continue
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
