import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import { useEarlyDismissal } from '@/ui/use-early-dismissal'
import { readForm } from './read-form'

/** Only the body scrolls when the dialog is higher than the window. */
const DialogForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 0 },
})

interface DialogBoxProps extends Pick<
  ComponentProps<typeof Dialog.Root>,
  'closeOnInteractOutside' | 'finalFocusEl' | 'initialFocusEl' | 'placement' | 'role' | 'size'
> {
  title: string
  /** Absent if the dialog cannot be closed by the key or a click outside. */
  onClose?: () => void
  /** Makes the dialog a form. */
  onSubmit?: (form: URLSearchParams) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  /** The buttons; without them the dialog has one that closes it. */
  footer?: ReactNode
  children: ReactNode
}

/** The dialog of the back office: details of a record, a form, or a question. */
export function DialogBox(props: DialogBoxProps) {
  const { title, onClose, onSubmit, onFocus, footer, children, ...root } = props
  const { closeOnInteractOutside = onClose !== undefined } = root
  useEarlyDismissal(true)
  const parts = (
    <>
      <Dialog.Header>
        <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body paddingBottom={footer ? undefined : '6'}>{children}</Dialog.Body>
      {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
    </>
  )
  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      {...root}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={closeOnInteractOutside}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onFocus={onFocus}>
            {onSubmit ? (
              <DialogForm
                onSubmit={(event) => {
                  event.preventDefault()
                  onSubmit(readForm(event.currentTarget))
                }}
              >
                {parts}
              </DialogForm>
            ) : (
              parts
            )}
            {onClose && !footer && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
