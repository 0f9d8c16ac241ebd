import { Button } from '@chakra-ui/react/button'
import { useRef, type FocusEvent, type ReactNode } from 'react'
import { DialogBox } from './dialog-box'
import { Refusal } from './refusal'

interface FormDialogProps {
  title: string
  action: string
  /** Label of the button that closes the dialog, if `Cancel` would be ambiguous. */
  dismissal?: string
  isBusy: boolean
  error?: unknown
  /** Marks a destructive action: red button, and the role `alertdialog`. */
  isDangerous?: boolean
  /** A required input is missing or invalid, so the submit button is disabled. */
  isIncomplete?: boolean
  /** An additional button, left of the other two. */
  aside?: ReactNode
  /** Returns what has the focus afterwards, if the dialog was opened from a menu. */
  finalFocusEl?: () => HTMLElement | null
  onSubmit: (form: URLSearchParams) => void
  onClose: () => void
  children?: ReactNode
}

/** A dialog with a form that confirms an action; it shows the error if the action fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, dismissal = 'Cancel', isBusy, error, isDangerous } = props
  const { onSubmit, onClose } = props
  const focused = useRef<HTMLElement | null>(null)
  // not of a dialog that this one opened: its events bubble here through React's tree
  const remember = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(target)) focused.current = target
  }
  return (
    <DialogBox
      title={title}
      role={isDangerous ? 'alertdialog' : 'dialog'}
      // a click outside the dialog must not close it while the request is being sent
      closeOnInteractOutside={!isBusy}
      // when a dialog above this one closes, the focus returns to where it was, not to the first field
      initialFocusEl={() => focused.current}
      finalFocusEl={props.finalFocusEl}
      onFocus={remember}
      onSubmit={onSubmit}
      onClose={onClose}
      footer={
        <>
          {props.aside}
          <Button variant="outline" onClick={onClose}>
            {dismissal}
          </Button>
          <Button
            type="submit"
            disabled={props.isIncomplete}
            loading={isBusy}
            loadingText={action}
            colorPalette={isDangerous ? 'red' : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
      {props.children}
    </DialogBox>
  )
}
