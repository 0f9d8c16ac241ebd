import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { DialogBox } from './dialog-box'

export interface Question {
  title: string
  text: string
  details?: ReactNode
  action: string
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmationContext = createContext<Ask>(() => Promise.resolve(false))

/**
 * Returns a function that asks for confirmation of an irreversible action, and resolves with the
 * answer.
 */
export const useConfirmation = (): Ask => useContext(ConfirmationContext)

/**
 * Renders the dialog for confirmations. If a second question is asked, the first one resolves with
 * `false`.
 */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const answer = useRef<(isYes: boolean) => void>()
  const close = useCallback((isYes: boolean) => {
    answer.current?.(isYes)
    answer.current = undefined
    setQuestion(undefined)
  }, [])
  const ask = useCallback<Ask>(
    (asked) => {
      close(false)
      setQuestion(asked)
      return new Promise((resolve) => (answer.current = resolve))
    },
    [close],
  )
  return (
    <ConfirmationContext.Provider value={ask}>
      {children}
      {question && <ConfirmationDialog question={question} onAnswer={close} />}
    </ConfirmationContext.Provider>
  )
}

interface ConfirmationDialogProps {
  question: Question
  onAnswer: (isYes: boolean) => void
}

function ConfirmationDialog({ question, onAnswer }: ConfirmationDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <DialogBox
      title={question.title}
      role="alertdialog"
      size="sm"
      initialFocusEl={() => cancel.current}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button onClick={() => onAnswer(true)}>{question.action}</Button>
        </>
      }
    >
      <Dialog.Description>{question.text}</Dialog.Description>
      {question.details}
    </DialogBox>
  )
}
