import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { readForm } from './read-form'
import { Refusal } from './refusal'

/** So that the fields alone scroll in a dialog that is higher than the window. */
const DialogForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 0 },
})

interface FormDialogProps {
  title: string
  /** On the button that sends. */
  action: string
  /** On the button that closes it, where `Cancel` could mean what it is about. */
  dismissal?: string
  isBusy: boolean
  error?: unknown
  /** It takes something away. */
  isDangerous?: boolean
  /** Something that it needs is missing or wrong. */
  isIncomplete?: boolean
  /** Another button, apart from the two. */
  aside?: ReactNode
  onSubmit: (form: URLSearchParams) => void
  onClose: () => void
  children?: ReactNode
}

/** A question before something is done: what it takes, and why it was refused. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, dismissal = 'Cancel', isBusy, error, isDangerous } = props
  const { onSubmit, onClose } = props
  return (
    <Dialog.Root
      open
      placement="center"
      role={isDangerous ? 'alertdialog' : 'dialog'}
      scrollBehavior="inside"
      // a click beside it must not end what is being sent
      closeOnInteractOutside={!isBusy}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <DialogForm
              onSubmit={(event) => {
                event.preventDefault()
                onSubmit(readForm(event.currentTarget))
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Refusal error={error} />
                {props.children}
              </Dialog.Body>
              <Dialog.Footer>
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
              </Dialog.Footer>
            </DialogForm>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
