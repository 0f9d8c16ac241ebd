import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { localText } from '@/lib/local-text'
import { isReservedEditor, NAME_LENGTH } from '@contracts/studio'
import { DialogBox } from './dialog-box'
import { useSession } from '../session/session-context'

const KEY = 'back-office-editor'

interface EditorName {
  name: string
  askAgain: () => void
}

const Context = createContext<EditorName>({ name: '', askAgain: () => undefined })

/**
 * Returns the editor's name: the name of the operator who is logged in, or the entered name when
 * the back office has no logins.
 */
export const useEditorName = () => useContext(Context)

/**
 * Provides the editor's name. Without logins, it asks for the name once and stores it in the
 * browser.
 */
export function EditorNameProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  return session.kind === 'operator' ? (
    <Context.Provider value={{ name: session.name, askAgain: () => undefined }}>
      {children}
    </Context.Provider>
  ) : (
    <AskedName>{children}</AskedName>
  )
}

function AskedName({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [name, setName] = useState(() => localText.get(KEY) ?? '')
  const [isAsking, setIsAsking] = useState(false)
  const keep = (given: string) => {
    localText.set(KEY, given)
    setName(given)
    setIsAsking(false)
  }
  return (
    <Context.Provider value={{ name, askAgain: () => setIsAsking(true) }}>
      {children}
      <NameDialog
        isOpen={isAsking || (name === '' && pathname.startsWith('/content'))}
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
  /** Absent if the dialog must not be closed before a name is entered. */
  onCancel?: () => void
}

function NameDialog({ isOpen, known, onKeep, onCancel }: NameDialogProps) {
  const [name, setName] = useState(known)
  const isReserved = isReservedEditor(name)
  if (!isOpen) return null
  return (
    <DialogBox
      title="Who is editing?"
      size="sm"
      onClose={onCancel}
      onSubmit={() => {
        if (name.trim() !== '' && !isReserved) onKeep(name.trim())
      }}
      footer={
        <>
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" disabled={name.trim() === '' || isReserved}>
            Continue
          </Button>
        </>
      }
    >
      <Field.Root invalid={isReserved}>
        <Field.Label>Your name</Field.Label>
        <Input
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <Field.HelperText>
          Your name is shown in the history of what you save and to other editors. It is stored in
          this browser.
        </Field.HelperText>
        <Field.ErrorText>This name is reserved for imports. Choose another.</Field.ErrorText>
      </Field.Root>
    </DialogBox>
  )
}
